import { Injectable } from '@nestjs/common';
import { addDays, dateIn, instantOf, mondayOf } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { RequestsByWayInQuery } from '../../../reservations/index.js';
import { type Funnel, type FunnelRow, funnelOf } from '../../domain/funnel.js';
import type { Step } from '../../domain/metric.js';

/** Includes the current week. */
const WEEKS = 8;

type Counted = Pick<FunnelRow, 'week' | 'wayIn' | 'landed' | 'menuSeen' | 'begun'>;

const STEPS = {
  landings: 'landed',
  menu_seen: 'menuSeen',
  reservation_started: 'begun',
} as const satisfies Record<Step, keyof Funnel>;

const SUMS = Object.entries(STEPS)
  .map(([metric, as]) => `(coalesce(sum(value) filter (where metric = '${metric}'), 0))::int as "${as}"`)
  .join(', ');
const METRICS = Object.keys(STEPS)
  .map((metric) => `'${metric}'`)
  .join(', ');

/** $1: the first day. Counts from before sources were recorded are left out. */
const STATEMENT = `
  select to_char(date_trunc('week', date), 'YYYY-MM-DD') as week, metadata->>'wayIn' as "wayIn", ${SUMS}
  from site_analytics where metric in (${METRICS}) and date >= $1 and metadata ? 'wayIn'
  group by 1, 2`;

/** Counts how far the visits of the last weeks came, from page view to kept reservation. */
@Injectable()
export class FunnelQuery {
  constructor(
    private readonly database: Database,
    private readonly requests: RequestsByWayInQuery,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<FunnelRow[]> {
    const { timeZone } = this.restaurant;
    const first = addDays(mondayOf(dateIn(timeZone, this.clock.now())), 7 - 7 * WEEKS);
    const counted = await this.database.query<Counted[]>(STATEMENT, [first]);
    const requests = await this.requests.since(instantOf(first, '00:00', timeZone));
    return funnelOf([...counted, ...requests]);
  }
}
