import { Injectable } from '@nestjs/common';
import { addDays, dateIn, instantOf } from '../../../../../kernel/calendar.js';
import { Clock } from '../../../../../kernel/clock.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { Database } from '../../../../../platform/persistence/database.js';

/** A campaign that leaves today, or should have left. */
export interface LeavingCampaign {
  readonly id: string;
  readonly name: string;
  readonly scheduledDate: Date | null;
  readonly recipientCount: number;
  /** It will not leave before the owner has approved it. */
  readonly approvalNeeded: boolean;
  /** Why it was paused by itself; null for one that is on time. */
  readonly statusReason: string | null;
}

/** One that was due and did not leave, since it was late or nobody had approved it, is paused before it has started, with a reason. */
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
