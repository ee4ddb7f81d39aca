import { Injectable } from '@nestjs/common';
import { Conflict, InvalidInput } from '../../../../kernel/domain-error.js';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { picturesRemoved } from '../../../../kernel/pictures.js';
import { assertExpectedState, type Shown } from '../../../../kernel/shown.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { Audience, type RecipientCriteria } from '../../contacts/domain/index.js';
import { EmailSettingsRepository, type OwnerDecision } from '../../settings/domain/index.js';
import { type CampaignStatus, Sending } from '../../sending/domain/index.js';
import {
  Campaign,
  campaignEvent,
  type CampaignEventType,
  type CampaignPlan,
  CampaignRepository,
  type SubjectTestHours,
} from './campaign.js';
import { TEMPLATE_GONE, TemplatesService } from '../../templates/domain/index.js';
import { PreFlightService } from './pre-flight.service.js';
import { NotByHand } from './campaign.errors.js';

/** The user's input for a campaign. */
export interface CampaignDraft {
  readonly name: string;
  readonly description: string | null;
  readonly subject: string;
  readonly subjectB: string | null;
  readonly subjectTestHours: SubjectTestHours;
  /** The template's unless given. */
  readonly previewText?: string | null;
  readonly templateId: string | null;
  /** Its own content, where it has no template. */
  readonly htmlContent: string | null;
  readonly textContent: string | null;
  readonly recipientCriteria: RecipientCriteria;
  readonly scheduledDate: Date | null;
  readonly ignoresWeeklyLimit: boolean;
}

const SEGMENT_GONE = 'This segment no longer exists.';

type CampaignStep = Exclude<CampaignStatus, 'draft' | 'sent'>;

const STEP_EVENTS: Record<CampaignStep, CampaignEventType> = {
  scheduled: 'email-campaign.scheduled',
  sending: 'email-campaign.started',
  paused: 'email-campaign.paused',
  cancelled: 'email-campaign.cancelled',
};

@Injectable()
export class CampaignsService {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly templates: TemplatesService,
    private readonly audience: Audience,
    private readonly settings: EmailSettingsRepository,
    private readonly sending: Sending,
    private readonly preFlights: PreFlightService,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * If approval is required, a campaign with a date stays a draft that has the date.
   * @throws InvalidInput; Conflict, HasErrors if it would be scheduled
   */
  async create(draft: CampaignDraft, isScheduled: boolean, by: Actor): Promise<Campaign> {
    const plan = await this.planOf(draft);
    const needsApproval = await this.needsApproval();
    const now = this.clock.now();
    const drafted = Campaign.draft(this.ids.next(), plan, by, now);
    const planned = isScheduled ? drafted.schedule(draft.scheduledDate, false, now) : drafted;
    const campaign = needsApproval ? drafted : planned;
    const isPlanned = campaign.status === 'scheduled';
    if (isPlanned) await this.preFlights.assertMayLeave(campaign);
    await this.transaction.run(by, async () => {
      await this.campaigns.add(campaign);
      await this.outbox.add(campaignEvent(`email-campaign.${isPlanned ? 'scheduled' : 'drafted'}`, campaign));
      await this.handOver(campaign);
    });
    return campaign;
  }

  /** @throws CampaignNotFound */
  get(id: string): Promise<Campaign> {
    return this.campaigns.get(id);
  }

  /** Of one that waits for its date only this date can be changed. @throws CampaignNotFound, NotEditable, InvalidInput, StaleState */
  async edit(id: string, change: Partial<CampaignDraft>, by: Actor, shown?: Shown<CampaignStatus>): Promise<Campaign> {
    const known = await this.campaigns.get(id);
    const { scheduledDate, ...rest } = change;
    if (known.status === 'scheduled' && scheduledDate && Object.keys(rest).length === 0)
      return this.moveTo(id, scheduledDate, by, shown);
    const written = await this.changeOf(change, known);
    return this.transaction.run(by, async () => {
      const before = await this.campaigns.get(id);
      if (shown && !before.isAlready(change)) assertExpectedState('campaign', before, shown);
      const after = before.edit(written, this.clock.now());
      await this.campaigns.save(before, after);
      return after;
    });
  }

  private moveTo(id: string, date: Date, by: Actor, shown?: Shown<CampaignStatus>): Promise<Campaign> {
    return this.transaction.run(by, async () => {
      const before = await this.campaigns.get(id);
      if (shown && !before.isAlready({ scheduledDate: date })) assertExpectedState('campaign', before, shown);
      const after = before.moveTo(date, this.clock.now());
      await this.campaigns.save(before, after);
      await this.outbox.add(campaignEvent('email-campaign.scheduled', after));
      await this.handOver(after);
      return after;
    });
  }

  /**
   * Applies the edit first, as in a separate call, then the status change; both are stored, or neither.
   * @throws CampaignNotFound, NotByHand, IllegalTransition, AlreadyInStatus, Conflict, Conflict,
   * HasErrors, NotEditable, InvalidInput
   */
  async step(id: string, step: CampaignStatus, change: Partial<CampaignDraft>, by: Actor): Promise<Campaign> {
    const needsApproval = await this.needsApproval();
    const { scheduledDate = null, ...rest } = change;
    const known = await this.campaigns.get(id);
    if (step === 'draft' || step === 'sent') throw new NotByHand(step);
    const other = step === 'scheduled' || scheduledDate === null ? rest : change;
    const written = known.isAlready(other) ? null : await this.changeOf(other, known);
    const leaves = (step === 'scheduled' || step === 'sending') && known.startedAt === null;
    const reached = leaves && !written ? await this.reached(known.recipientCriteria) : null;
    return this.transaction.run(by, async () => {
      const before = await this.campaigns.get(id);
      const edited = written ? before.edit(written, this.clock.now()) : before;
      const counted = reached === null ? edited : edited.reaching(reached);
      const after = this.afterStep(counted, step, scheduledDate, needsApproval);
      if (leaves) await this.preFlights.assertMayLeave(after);
      await this.campaigns.save(before, after);
      await this.outbox.add(campaignEvent(STEP_EVENTS[step], after));
      await this.handOver(after);
      return after;
    });
  }

  /** At any time, also of a sent campaign. @throws CampaignNotFound */
  showInArchive(id: string, isShown: boolean, by: Actor): Promise<Campaign> {
    return this.transaction.run(by, async () => {
      const before = await this.campaigns.get(id);
      const after = before.showInArchive(isShown);
      await this.campaigns.save(before, after);
      return after;
    });
  }

  /** @throws CampaignNotFound, NotEditable, Conflict */
  decide(id: string, decision: OwnerDecision, by: Actor): Promise<Campaign> {
    return this.transaction.run(by, async () => {
      const before = await this.campaigns.get(id);
      const after = before.decide(decision, by.name, this.clock.now());
      await this.campaigns.save(before, after);
      const isApproved = decision.decision === 'approved';
      await this.outbox.add(campaignEvent(`email-campaign.${isApproved ? 'approved' : 'returned'}`, after));
      return after;
    });
  }

  /** @throws CampaignNotFound, Conflict */
  async delete(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const campaign = await this.campaigns.get(id);
      if (campaign.status === 'sending')
        throw new Conflict('This campaign is being sent. Cancel it before you delete it.');
      await this.campaigns.remove(campaign);
      await this.outbox.add(campaignEvent('email-campaign.deleted', campaign));
      for (const removed of picturesRemoved(campaign.htmlContent)) await this.outbox.add(removed);
    });
  }

  private async handOver({ id, status, scheduledDate }: Campaign): Promise<void> {
    if (status === 'sending') await this.sending.startCampaign(id);
    if (status === 'scheduled' && scheduledDate) await this.sending.startCampaignAt(id, scheduledDate);
  }

  private afterStep(campaign: Campaign, step: CampaignStep, date: Date | null, needsApproval: boolean): Campaign {
    const now = this.clock.now();
    switch (step) {
      case 'scheduled':
        return campaign.schedule(date, needsApproval, now);
      case 'sending':
        return campaign.send(needsApproval, now);
      case 'paused':
        return campaign.pause(now);
      case 'cancelled':
        return campaign.cancel(now);
    }
  }

  private async planOf({ previewText, htmlContent, textContent, ...draft }: CampaignDraft): Promise<CampaignPlan> {
    const copied = await this.copied(draft.templateId);
    const recipientCount = await this.reached(draft.recipientCriteria);
    const own = {
      previewText: previewText === undefined ? copied.previewText : previewText,
      htmlContent: htmlContent ?? copied.htmlContent,
      textContent: textContent ?? copied.textContent,
    };
    return { ...draft, ...own, templateName: copied.templateName, recipientCount };
  }

  private async changeOf(
    { htmlContent, ...change }: Partial<CampaignDraft>,
    before: Campaign,
  ): Promise<Partial<CampaignPlan>> {
    const copied = change.templateId === undefined ? {} : await this.copied(change.templateId);
    const previewText = change.previewText === undefined ? before.previewText : change.previewText;
    const recipientCount = await this.reached(change.recipientCriteria ?? before.recipientCriteria);
    return {
      ...change,
      ...copied,
      previewText,
      ...(typeof htmlContent === 'string' && { htmlContent, textContent: null }),
      ...(change.textContent && { textContent: change.textContent }),
      recipientCount,
    };
  }

  private async reached(criteria: RecipientCriteria): Promise<number> {
    if (!(await this.audience.exists(criteria))) {
      throw new InvalidInput([{ field: 'recipientCriteria.segmentId', message: SEGMENT_GONE }]);
    }
    return (await this.audience.counts(criteria)).recipients;
  }

  private async copied(templateId: string | null) {
    if (templateId === null) return { templateName: null, previewText: null, htmlContent: '', textContent: null };
    const template = await this.templates.find(templateId);
    if (!template) throw new InvalidInput([{ field: 'templateId', message: TEMPLATE_GONE }]);
    const { name: templateName, previewText, htmlContent, textContent } = template;
    return { templateName, previewText, htmlContent, textContent };
  }

  private async needsApproval(): Promise<boolean> {
    return (await this.settings.get()).ownerApprovalRequired;
  }
}
