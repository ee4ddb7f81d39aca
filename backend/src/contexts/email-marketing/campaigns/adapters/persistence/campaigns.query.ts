import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { counterOf } from '../../../../../platform/persistence/counter-triggers.js';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../../../sending/domain/index.js';
import type { PlannedCampaign } from '../../domain/campaign-reach.service.js';
import { addDays, dateIn, instantOf } from '../../../../../kernel/calendar.js';
import { Clock } from '../../../../../kernel/clock.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';

/** Data about a campaign that is not part of it: sending statistics and the name of its segment. */
export interface CampaignSurroundings {
  readonly totalRecipients: number;
  readonly totalSent: number;
  readonly totalOpened: number;
  readonly totalClicked: number;
  readonly totalBounced: number;
  readonly segmentName: string | null;
}

const NONE: CampaignSurroundings = {
  totalRecipients: 0,
  totalSent: 0,
  totalOpened: 0,
  totalClicked: 0,
  totalBounced: 0,
  segmentName: null,
};

type CampaignSummary = Readonly<Record<CampaignStatus | 'total', number>>;

const COUNTS = CAMPAIGN_STATUSES.map((status) => `${counterOf('email_campaigns', status)} as ${status}`);

/** Scheduled campaigns and active automations that the owner has not approved. */
export interface LeavingUnapproved {
  readonly campaigns: number;
  /** The first three to go out. */
  readonly next: readonly { readonly id: string; readonly name: string; readonly scheduledDate: string }[];
  readonly automations: number;
}

const LEAVING_UNAPPROVED = `with leaving as (
    select id, name, scheduled_date from email_campaigns where status = 'scheduled' and approval is distinct from 'approved'
  ), next as (select * from leaving order by scheduled_date, id limit 3)
  select (select count(*)::int from leaving) as campaigns,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name,
       'scheduledDate', to_char(scheduled_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by scheduled_date, id), '[]')
     from next) as next,
    (select count(*)::int from email_automation where is_active and approval is distinct from 'approved') as automations`;

const PLANNED = `select id, status, scheduled_date as "scheduledDate", recipient_criteria as "recipientCriteria",
    ignores_weekly_limit as "ignoresWeeklyLimit"
  from email_campaigns
  where status in ('draft', 'scheduled', 'paused') and started_at is null
  order by created_at desc, id desc limit 200`;

/** A campaign that goes out today or is overdue. */
export interface LeavingCampaign {
  readonly id: string;
  readonly name: string;
  readonly scheduledDate: Date | null;
  readonly recipientCount: number;
  /** True if it will not go out before the owner approves it. */
  readonly approvalNeeded: boolean;
  /** Why it was paused automatically; null for a campaign on time. */
  readonly statusReason: string | null;
}

/** A campaign that missed its date, or was not approved in time, is paused before it starts, with a reason. */
const LEAVING_TODAY = `select id, name, scheduled_date as "scheduledDate", recipient_count as "recipientCount",
    status_reason as "statusReason",
    approval is distinct from 'approved' and (select owner_approval_required from email_settings) as "approvalNeeded"
  from email_campaigns
  where status = 'scheduled' and scheduled_date < $1
    or status = 'paused' and started_at is null and status_reason is not null
  order by scheduled_date, id`;

/** What screens show about campaigns besides the campaigns themselves. */
@Injectable()
export class CampaignNumbers {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async summary(): Promise<CampaignSummary> {
    const [row] = await this.database.query<CampaignSummary[]>(
      `select ${counterOf('email_campaigns', ...CAMPAIGN_STATUSES)} as total, ${COUNTS.join(', ')}`,
    );
    if (!row) throw new Error('A select of figures always has a row.');
    return row;
  }

  async surroundingsOf(campaignId: string): Promise<CampaignSurroundings> {
    const [surroundings] = await this.database.query<CampaignSurroundings[]>(
      `select total_recipients as "totalRecipients", total_sent as "totalSent", total_opened as "totalOpened",
         total_clicked as "totalClicked", total_bounced as "totalBounced", segment_name as "segmentName"
       from email_campaign_list where id = $1`,
      [campaignId],
    );
    return surroundings ?? NONE;
  }

  async leavingUnapproved(): Promise<LeavingUnapproved> {
    const [row] = await this.database.query<LeavingUnapproved[]>(LEAVING_UNAPPROVED);
    if (!row) throw new Error('A select of figures always has a row.');
    return row;
  }

  /** Campaigns that have not started, newest first, at most 200. */
  planned(): Promise<PlannedCampaign[]> {
    return this.database.query<PlannedCampaign[]>(PLANNED);
  }

  /** By the restaurant's calendar. */
  leavingToday(): Promise<LeavingCampaign[]> {
    const { timeZone } = this.restaurant;
    const tomorrow = addDays(dateIn(timeZone, this.clock.now()), 1);
    return this.database.query<LeavingCampaign[]>(LEAVING_TODAY, [instantOf(tomorrow, '00:00', timeZone)]);
  }
}
