import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import { isWithinReach, parseInstant } from '../../../../../kernel/scheduled-date.js';
import type { Shown } from '../../../../../kernel/shown.js';
import { isMailAddress } from '../../../../../platform/http/fields/index.js';
import { type CampaignDraft, CampaignsService } from '../../domain/campaigns.service.js';
import type { CampaignStatus } from '../../../sending/domain/index.js';
import { checkedCriteria, type RecipientCriteria } from '../../../contacts/domain/index.js';
import type { Actor } from '../../../../../kernel/actor.js';
import { Clock } from '../../../../../kernel/clock.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { LongListBody } from '../../../../../platform/http/body-kinds.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../../platform/lists/list-page.js';
import { instantsOf } from '../../../../../platform/lists/days-query.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import { IfNoneMatch } from '../../../../../platform/lists/page-query.js';
import { type Campaign, contentOf } from '../../domain/campaign.js';
import { NewIsDraft } from '../../domain/campaign.errors.js';
import { CampaignReachService } from '../../domain/campaign-reach.service.js';
import { PreFlightService } from '../../domain/pre-flight.service.js';
import { MailPreview } from '../../../templates/domain/index.js';
import { campaignCalendar, campaignList, startedCampaignList } from '../persistence/campaign.schema.js';
import { CampaignNumbers } from '../persistence/campaigns.query.js';
import { DecideAsOwner, decisionOf } from '../../../settings/index.js';
import {
  ArchiveCampaign,
  CampaignQuery,
  ChangeCampaign,
  CreateCampaign,
  NO_DATE,
  NO_NAME,
  NO_SUBJECT,
  PreFlightQuery,
} from './campaigns.dto.js';
import {
  CampaignPreviewView,
  CampaignReachView,
  CampaignSummaryView,
  CampaignView,
  campaignView,
  LeavingUnapprovedView,
  ListedCampaignView,
  PreFlightView,
} from './campaigns.views.js';

const FAR_DATE = 'Choose a date from last year to five years ahead.';
const DEFAULT_TEST_HOURS = 4;
const MAX_QUOTE_LENGTH = 80;

/** @throws InvalidInput about criteria and date */
export function draftOf(body: CreateCampaign, timeZone: string, now: Date): CampaignDraft {
  return {
    name: body.name,
    description: body.description || null,
    subject: body.subject,
    subjectB: body.subjectB || null,
    subjectTestHours: body.subjectTestHours ?? DEFAULT_TEST_HOURS,
    ...(body.previewText !== undefined && { previewText: body.previewText || null }),
    templateId: body.templateId || null,
    htmlContent: body.htmlContent || null,
    textContent: body.textContent || null,
    recipientCriteria: criteriaIn(body.recipientCriteria),
    scheduledDate: body.scheduledDate ? dateOf(body.scheduledDate, timeZone, now) : null,
    ignoresWeeklyLimit: body.ignoresWeeklyLimit ?? false,
  };
}

/** @throws InvalidInput when what a campaign must have is taken away, about criteria and date */
function changeOf(body: ChangeCampaign, timeZone: string, now: Date): Partial<CampaignDraft> {
  const { name, description, subject, subjectB, subjectTestHours, previewText, templateId, htmlContent, textContent } =
    body;
  const { recipientCriteria, ignoresWeeklyLimit, scheduledDate } = body;
  return {
    ...(name !== undefined && { name: needed('name', name, NO_NAME) }),
    ...(description !== undefined && { description: description || null }),
    ...(subject !== undefined && { subject: needed('subject', subject, NO_SUBJECT) }),
    ...(subjectB !== undefined && { subjectB: subjectB || null }),
    ...(subjectTestHours && { subjectTestHours }),
    ...(previewText !== undefined && { previewText: previewText || null }),
    ...(templateId !== undefined && { templateId: templateId || null }),
    ...(htmlContent && { htmlContent, textContent: textContent || null }),
    ...(!htmlContent && textContent && { textContent }),
    ...(recipientCriteria && { recipientCriteria: criteriaIn(recipientCriteria) }),
    ...(ignoresWeeklyLimit !== undefined && { ignoresWeeklyLimit }),
    ...(scheduledDate !== undefined && {
      scheduledDate: scheduledDate ? dateOf(scheduledDate, timeZone, now) : null,
    }),
  };
}

/** The state on the screen. @throws InvalidInput when the date is invalid or too far away */
function shownOf(body: ChangeCampaign, timeZone: string, now: Date): Shown<CampaignStatus> {
  return {
    timeZone,
    ...(body.expectedStatus && { status: body.expectedStatus }),
    ...(body.expectedDate && { scheduledDate: dateOf(body.expectedDate, timeZone, now) }),
  };
}

/** @throws InvalidInput about the recipients */
function criteriaIn(input: RecipientCriteria): RecipientCriteria {
  const criteria = checkedCriteria(input);
  const [first, ...others] = criteria.type === 'custom' ? criteria.emails.filter((one) => !isMailAddress(one)) : [];
  if (first === undefined) return criteria;
  const named = `“${first.slice(0, MAX_QUOTE_LENGTH)}”`;
  const rest = others.length === 1 ? 'another one' : `${String(others.length)} others`;
  throw refused(
    'recipientCriteria.emails',
    others.length === 0 ? `${named} isn’t an email address.` : `${named} and ${rest} aren’t email addresses.`,
  );
}

/** @throws InvalidInput when the text is no date, or one too far away */
function dateOf(text: string, timeZone: string, now: Date): Date {
  const date = parseInstant(text, timeZone);
  if (!date) throw refused('scheduledDate', NO_DATE);
  if (!isWithinReach(date, now)) throw refused('scheduledDate', FAR_DATE);
  return date;
}

const refused = (field: string, message: string) => new InvalidInput([{ field, message }]);

function needed(field: string, text: string | null, sentence: string): string {
  if (!text) throw refused(field, sentence);
  return text;
}

@ApiTags('email marketing')
@Controller('email-campaigns')
@Roles('manager', 'admin')
export class CampaignsController {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly preFlights: PreFlightService,
    private readonly reaches: CampaignReachService,
    private readonly previews: MailPreview,
    private readonly lists: Lists,
    private readonly numbers: CampaignNumbers,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOkResponse({ type: [ListedCampaignView] })
  list(
    @Query() { status, decidable, campaignId, days, from, before, ...page }: CampaignQuery,
    @IfNoneMatch() known?: string,
  ): Promise<ListPage | UnchangedPage> {
    if (from || before) {
      const planned = {
        ...page,
        scope: 'all',
        filter: instantsOf({ from, before }, this.restaurant.timeZone),
      } as const;
      return this.lists.page(campaignCalendar, planned, known);
    }
    const filter = { campaignId, ...(status && { status }) };
    if (days === undefined) {
      const narrowed = { ...filter, ...(decidable === 'true' && { decidable }) };
      return this.lists.page(campaignList, { ...page, scope: 'all', filter: narrowed }, known);
    }
    const started = { ...page, scope: 'all', filter: { ...filter, days: String(days) } } as const;
    return this.lists.page(startedCampaignList, started, known);
  }

  @Get('summary')
  @ApiOkResponse({ type: CampaignSummaryView })
  summary(): Promise<CampaignSummaryView> {
    return this.numbers.summary();
  }

  /** Campaigns and automations that go out without approval, if the settings do not require it. */
  @Get('leaving-unapproved')
  @Roles('admin')
  @ApiOkResponse({ type: LeavingUnapprovedView })
  leavingUnapproved(): Promise<LeavingUnapprovedView> {
    return this.numbers.leavingUnapproved();
  }

  /** How many people get each campaign that has not started, at most the newest 200. */
  @Get('reach')
  @ApiOkResponse({ type: [CampaignReachView] })
  async reach(): Promise<CampaignReachView[]> {
    const reached = await this.reaches.ofAll(await this.numbers.planned());
    return reached.map(({ id, recipients, emailedThisWeek }) => ({ id, recipients, emailedThisWeek }));
  }

  @Get(':id')
  @ApiOkResponse({ type: CampaignView })
  async get(@Param('id', IdPipe) id: string): Promise<CampaignView> {
    return this.view(await this.campaigns.get(id));
  }

  /** Current recipients, excluded contacts with reasons, and problems of the campaign. */
  @Get(':id/pre-flight')
  @ApiOkResponse({ type: PreFlightView })
  preFlight(@Param('id', IdPipe) id: string, @Query() { ignoresWeeklyLimit }: PreFlightQuery): Promise<PreFlightView> {
    return this.preFlights.of(id, ignoresWeeklyLimit === 'true');
  }

  /** As one of its recipients would get it. */
  @Get(':id/preview')
  @ApiOkResponse({ type: CampaignPreviewView })
  async preview(@Param('id', IdPipe) id: string): Promise<CampaignPreviewView> {
    const campaign = await this.campaigns.get(id);
    const content = contentOf(campaign);
    const preview = await this.previews.of(content);
    const second = campaign.subjectB && (await this.previews.of({ ...content, subject: campaign.subjectB }));
    return { ...preview, subjectB: second ? second.subject : null, updatedAt: campaign.updatedAt.toISOString() };
  }

  @Post()
  @LongListBody()
  @Creates()
  @ApiCreatedResponse({ type: CampaignView })
  async create(@Body() body: CreateCampaign, @CurrentActor() actor: Actor): Promise<CampaignView> {
    const draft = draftOf(body, this.restaurant.timeZone, this.clock.now());
    const status = body.status ?? (draft.scheduledDate ? 'scheduled' : 'draft');
    if (status !== 'draft' && status !== 'scheduled') throw new NewIsDraft(status);
    return this.view(await this.campaigns.create(draft, status === 'scheduled', actor));
  }

  /** Edits content, changes the status, or both. A scheduled campaign can only get another date. */
  @Put(':id')
  @LongListBody()
  @ApiOkResponse({ type: CampaignView })
  async change(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeCampaign,
    @CurrentActor() actor: Actor,
  ): Promise<CampaignView> {
    const { timeZone } = this.restaurant;
    const now = this.clock.now();
    const change = changeOf(body, timeZone, now);
    return this.view(
      body.status
        ? await this.campaigns.step(id, body.status, change, actor)
        : await this.campaigns.edit(id, change, actor, shownOf(body, timeZone, now)),
    );
  }

  /** At any time. Sent campaigns appear if the owner has turned the archive on. */
  @Put(':id/archive')
  @ApiOkResponse({ type: CampaignView })
  async archive(
    @Param('id', IdPipe) id: string,
    @Body() { isShown }: ArchiveCampaign,
    @CurrentActor() actor: Actor,
  ): Promise<CampaignView> {
    return this.view(await this.campaigns.showInArchive(id, isShown, actor));
  }

  @Put(':id/approval')
  @Roles('admin')
  @ApiOkResponse({ type: CampaignView })
  async decide(
    @Param('id', IdPipe) id: string,
    @Body() body: DecideAsOwner,
    @CurrentActor() actor: Actor,
  ): Promise<CampaignView> {
    return this.view(await this.campaigns.decide(id, decisionOf(body), actor));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.campaigns.delete(id, actor);
  }

  private async view(campaign: Campaign): Promise<CampaignView> {
    return campaignView(campaign, await this.numbers.surroundingsOf(campaign.id));
  }
}
