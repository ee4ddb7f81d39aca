import { Injectable } from '@nestjs/common';
import { addDays, dateIn, instantOf } from '../../../../../kernel/calendar.js';
import { Clock } from '../../../../../kernel/clock.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { Database } from '../../../../../platform/persistence/database.js';

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
const STATEMENT = `select id, name, scheduled_date as "scheduledDate", recipient_count as "recipientCount",
    status_reason as "statusReason",
    approval is distinct from 'approved' and (select owner_approval_required from email_settings) as "approvalNeeded"
  from email_campaigns
  where status = 'scheduled' and scheduled_date < $1
    or status = 'paused' and started_at is null and status_reason is not null
  order by scheduled_date, id`;

@Injectable()
export class LeavingTodayQuery {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** By the restaurant's calendar. */
  read(): Promise<LeavingCampaign[]> {
    const { timeZone } = this.restaurant;
    const tomorrow = addDays(dateIn(timeZone, this.clock.now()), 1);
    return this.database.query<LeavingCampaign[]>(STATEMENT, [instantOf(tomorrow, '00:00', timeZone)]);
  }
}
