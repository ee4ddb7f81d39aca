import { Injectable } from '@nestjs/common';
import { addDays, dateIn, instantOf } from '../../../../../kernel/calendar.js';
import { Clock } from '../../../../../kernel/clock.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { Seed } from '../../../../../platform/seeds.js';
import { Campaign } from '../../domain/campaign.js';
import type { EmailHistoryRecord, EmailStatus } from '../../../sending/domain/index.js';
import { CampaignSchema } from '../persistence/campaign.schema.js';
import { EmailHistorySchema } from '../../../sending/index.js';
import { Audience } from '../../../contacts/domain/index.js';
import { BOUNCED, MANY, NO_SUCH_MAILBOX } from '../../../contacts/index.js';
import { sampleTemplateId, TEMPLATE_TEXTS } from '../../../templates/index.js';

const HOUR_MS = 3_600_000;
const MORNING = '10:00';
const EVERYBODY = { type: 'all_opted_in' } as const;
const MANAGER = { name: 'Site Manager', role: 'manager' };

interface Sample {
  readonly name: string;
  readonly description: string;
  /** Place of the template it was made from. */
  readonly template: number;
  readonly madeDaysAgo: number;
  readonly status: Campaign['status'];
  /** Days from now on which it was or will be sent. */
  readonly inDays: number | null;
  /** Number of emails after which their outcomes repeat. */
  readonly cycle?: number;
}

const SAMPLES: readonly Sample[] = [
  {
    name: 'A table in the courtyard',
    description: 'What is new since summer',
    template: 2,
    madeDaysAgo: 43,
    status: 'sent',
    inDays: -40,
    cycle: 14,
  },
  {
    name: 'Glass and wine',
    description: 'The evening with the glass blower',
    template: 3,
    madeDaysAgo: 12,
    status: 'sent',
    inDays: -9,
    cycle: 11,
  },
  {
    name: 'This week under the arch',
    description: 'Soup, sandwiches, opening hours',
    template: 2,
    madeDaysAgo: 4,
    status: 'sent',
    inDays: -2,
    cycle: 12,
  },
  {
    name: 'Lights of the season',
    description: 'Before the square is lit',
    template: 8,
    madeDaysAgo: 2,
    status: 'scheduled',
    inDays: 5,
  },
  {
    name: 'A quiet January',
    description: 'Held back until the menu is settled',
    template: 2,
    madeDaysAgo: 3,
    status: 'paused',
    inDays: 6,
  },
  {
    name: 'Gift cards',
    description: 'The owner wants to read it first',
    template: 3,
    madeDaysAgo: 1,
    status: 'draft',
    inDays: null,
  },
];

/** Outcomes of the first emails, with the hours after sending. */
const COURSE: readonly { status: EmailStatus; opened?: number; clicked?: number }[] = [
  { status: 'clicked', opened: 0.4, clicked: 0.5 },
  { status: 'sent' },
  { status: 'opened', opened: 2 },
  { status: 'sent' },
  { status: 'opened', opened: 9 },
  { status: 'sent' },
  { status: 'clicked', opened: 26, clicked: 26.1 },
  { status: 'opened', opened: 1 },
  { status: 'sent' },
  { status: 'sent' },
];

/** Contacts without an earlier bounce. */
const reachedBy = (campaignPlace: number) =>
  MANY.filter((name) => (BOUNCED.get(name) ?? campaignPlace) >= campaignPlace);

/** Two months of campaigns in every status, with the outcomes of their emails. */
@Injectable()
export class SampleCampaigns {
  constructor(
    private readonly database: Database,
    private readonly audience: Audience,
    private readonly settings: AppSettings,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const campaigns = this.database.getRepository(CampaignSchema);
    const { recipients: reached } = await this.audience.counts(EVERYBODY);
    for (const [place, sample] of SAMPLES.entries()) {
      const recipients = sample.status === 'sent' ? reachedBy(place).length : reached;
      const campaign = this.campaignOf(sample, recipients);
      await campaigns.load(campaign);
      if (campaign.sentDate) await this.addHistory(campaign, campaign.sentDate, place, sample.cycle ?? COURSE.length);
    }
  }

  private campaignOf(
    { name, description, template, madeDaysAgo, status, inDays }: Sample,
    recipientCount: number,
  ): Campaign {
    const text = TEMPLATE_TEXTS[template];
    const madeAt = this.inDays(-madeDaysAgo);
    const date = inDays === null ? null : this.inDays(inDays);
    const isSent = status === 'sent';
    const drafted = Campaign.draft(
      this.ids.next(),
      {
        name,
        description,
        recipientCriteria: EVERYBODY,
        recipientCount,
        subject: text?.subject ?? name,
        previewText: text?.previewText ?? null,
        htmlContent: text?.htmlContent.replaceAll('{site}', this.settings.publicUrl.href) ?? '',
        textContent: text?.textContent ?? null,
        templateId: sampleTemplateId(template + 1),
        templateName: text?.name ?? null,
        scheduledDate: date,
        ignoresWeeklyLimit: false,
        subjectB: null,
        subjectTestHours: 4,
      },
      MANAGER,
      madeAt,
    );
    return Object.assign(drafted, { status, ...(isSent && { startedAt: date, sentDate: date, updatedAt: date }) });
  }

  private async addHistory(campaign: Campaign, sentDate: Date, campaignPlace: number, cycle: number): Promise<void> {
    const { id, templateId, subject } = campaign;
    const history = this.database.getRepository(EmailHistorySchema);
    for (const [place, name] of reachedBy(campaignPlace).entries()) {
      const sentAt = new Date(sentDate.getTime() + place * 1_000);
      const after = (hours: number | undefined) =>
        hours === undefined ? null : new Date(Math.min(sentAt.getTime() + hours * HOUR_MS, this.clock.now().getTime()));
      const { status, opened, clicked } = COURSE[place % cycle] ?? { status: 'sent' as const };
      const isBounced = BOUNCED.get(name) === campaignPlace;
      const record: EmailHistoryRecord = {
        id: this.ids.next(),
        campaignId: id,
        templateId,
        emailType: 'campaign',
        recipientEmail: `${name.toLowerCase().replace(' ', '.')}@guests.example`,
        recipientName: name,
        subject: subject.replaceAll(/\{\{firstName\|[Ff]riend\}\}/g, name.split(' ')[0] ?? ''),
        htmlContent: null,
        textContent: null,
        status: isBounced ? 'bounced' : status,
        openedAt: isBounced ? null : after(opened),
        clickedAt: isBounced ? null : after(clicked),
        bouncedAt: isBounced ? sentAt : null,
        failureReason: isBounced ? NO_SUCH_MAILBOX : null,
        sentBy: MANAGER.name,
        sentByRole: MANAGER.role,
        sentAt,
        createdAt: sentDate,
        nextTryAt: sentDate,
      };
      await history.insert(record);
    }
  }

  private inDays(days: number): Date {
    const { timeZone } = this.restaurant;
    return instantOf(addDays(dateIn(timeZone, this.clock.now()), days), MORNING, timeZone);
  }
}
