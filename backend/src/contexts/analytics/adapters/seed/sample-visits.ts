import { addDays, dateIn, weekdayOf } from '../../../../kernel/calendar.js';
import type { Clock } from '../../../../kernel/clock.js';
import type { Ids } from '../../../../kernel/ids.js';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { Database } from '../../../../platform/persistence/database.js';
import type { CountedBy, Metric } from '../../domain/metric.js';

const DAYS = 90;
/** What share of a day's views each page has, and where its readers come from. */
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

/** Ninety days of a website that slowly becomes known, with lively weekends. */
export class SampleVisits {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async add(): Promise<void> {
    const today = dateIn(this.restaurant.timeZone, this.clock.now());
    for (let ago = 1; ago < DAYS; ago += 1) await this.addDay(addDays(today, -ago), ago);
  }

  private async addDay(day: string, ago: number): Promise<void> {
    const isWeekend = ['friday', 'saturday', 'sunday'].includes(weekdayOf(day));
    const views = Math.round((150 - ago * 0.8) * (isWeekend ? 1.5 : 1) * (1 + ((ago * 7) % 11) / 30));
    for (const [share, by] of PAGES) await this.count(day, 'page_views', Math.round(views * share), by);
    await this.count(day, 'unique_visitors', Math.round(views * 0.42));
    await this.count(day, 'reservation_started', 3 + (ago % 4));
    await this.count(day, 'reservation_sent', 1 + (ago % 3));
    await this.count(day, 'contact_forms', ago % 5 === 0 ? 2 : 0);
  }

  private async count(day: string, metric: Metric, value: number, by: CountedBy = {}): Promise<void> {
    if (value === 0) return;
    await this.database.write({
      text: 'insert into site_analytics (id, date, metric, metadata, value) values ($1, $2, $3, $4, $5)',
      values: [this.ids.next(), day, metric, JSON.stringify(by), value],
    });
  }
}
