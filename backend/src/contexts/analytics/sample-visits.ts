import { Injectable } from '@nestjs/common';
import { addDays, dateIn, instantOf, weekdayOf } from '../../kernel/calendar.js';
import { Clock } from '../../kernel/clock.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Seed } from '../../platform/seeds.js';
import type { CountedBy, Metric } from './analytics.service.js';
import { type CountOfDay, PgCounts } from './analytics.query.js';

const DAYS = 90;
const DAY_MS = 86_400_000;
/** Each page's share of the day's views, and where its readers come from. */
const PAGES: readonly (readonly [share: number, by: CountedBy])[] = [
  [0.34, { path: '/' }],
  [0.14, { path: '/', referrerHost: 'www.google.com' }],
  [0.06, { path: '/', referrerHost: 'www.instagram.com' }],
  [0.17, { path: '/reservations' }],
  [0.05, { path: '/reservations', referrerHost: 'maps.google.com' }],
  [0.09, { path: '/blog' }],
  [0.04, { path: '/blog/how-a-window-is-made', referrerHost: 'www.tripadvisor.com' }],
  [0.03, { path: '/blog/a-fort-made-of-shells' }],
  [0.02, { path: '/404' }],
];

/** Each way in, and its share of the visits. */
const SOURCES: readonly (readonly [share: number, wayIn: string])[] = [
  [0.5, 'direct'],
  [0.3, 'www.google.com'],
  [0.2, 'card'],
];

/** Ninety days of a website with slowly growing traffic and busy weekends. */
@Injectable()
export class SampleVisits {
  constructor(
    private readonly counts: PgCounts,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const now = this.clock.now();
    const today = dateIn(this.restaurant.timeZone, now);
    const begun = now.getTime() - instantOf(today, '00:00', this.restaurant.timeZone).getTime();
    const counts = Array.from({ length: DAYS }, (_, ago) =>
      countsOf(addDays(today, -ago), ago, ago === 0 ? begun / DAY_MS : 1),
    );
    const rows = counts.flat().filter(({ value }) => value > 0);
    await this.counts.load(rows);
  }
}

/** @param part share of the day that has passed, from 0 to 1 */
function countsOf(date: string, ago: number, part: number): CountOfDay[] {
  const isWeekend = ['friday', 'saturday', 'sunday'].includes(weekdayOf(date));
  const views = Math.round((150 - ago * 0.8) * (isWeekend ? 1.5 : 1) * (1 + ((ago * 7) % 11) / 30) * part);
  const count = (metric: Metric, value: number, metadata: CountedBy = {}) => ({ date, metric, metadata, value });
  return [
    ...PAGES.map(([share, by]) => count('page_views', Math.round(views * share), by)),
    count('unique_visitors', Math.round(views * 0.42)),
    ...SOURCES.flatMap(([share, wayIn]) => [
      count('landings', Math.round(views * 0.5 * share), { wayIn }),
      count('menu_seen', Math.round(views * 0.3 * share), { wayIn }),
      count('reservation_started', Math.round((3 + (ago % 4)) * 2 * share), { wayIn }),
    ]),
    count('reservation_sent', ago % 3 === 0 ? 2 : 1),
    count('contact_forms', ago % 23 === 0 ? 1 : 0),
  ];
}
