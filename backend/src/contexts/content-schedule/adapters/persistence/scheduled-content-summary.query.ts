import { Injectable } from '@nestjs/common';
import { dateIn, instantOf } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { CONTENT_STATUSES } from '../../domain/scheduled-content.js';

export interface ScheduledContentSummary {
  total: number;
  needsApproval: number;
  drafts: number;
  published: number;
}

const of = (...statuses: readonly string[]) => counterOf('scheduled_content', ...statuses);

/** A deadline without a time lasts until the end of that day. */
const STATEMENT = `
  select ${of(...CONTENT_STATUSES)} as total, ${of('draft')} as drafts, ${of('published')} as published,
    (select count(*)::int from scheduled_content
     where status = 'draft' and approval_deadline <= $1 and approval_deadline <> $2) as "needsApproval"`;

@Injectable()
export class ScheduledContentSummaryQuery {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ScheduledContentSummary> {
    const now = this.clock.now();
    const { timeZone } = this.restaurant;
    const today = instantOf(dateIn(timeZone, now), '00:00', timeZone);
    const [summary] = await this.database.query<ScheduledContentSummary[]>(STATEMENT, [now, today]);
    if (!summary) throw new Error('A row of sums is always there.');
    return summary;
  }
}
