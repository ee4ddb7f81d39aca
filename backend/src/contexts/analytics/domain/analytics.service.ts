import { dateIn } from '../../../kernel/calendar.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Restaurant } from '../../../kernel/restaurant.js';
import type { Transaction } from '../../../kernel/transaction.js';
import type { Metric } from './metric.js';
import type { PageView } from './page-view.js';
import type { Counts } from './ports/counts.js';
import type { Visitor, VisitorBook } from './ports/visitor-book.js';
import type { Website } from './ports/website.js';

/** The one name of all pages that do not exist. */
const NOT_FOUND = '/404';
/** Anybody may claim to come from anywhere: after so many hosts a day the next ones share a name. */
const NAMED_REFERRERS_A_DAY = 100;
const OTHER_REFERRERS = 'other';

/** Counts what happens on the website, by the days of the restaurant; who came is not kept. */
export class AnalyticsService {
  constructor(
    private readonly counts: Counts,
    private readonly visitors: VisitorBook,
    private readonly website: Website,
    private readonly transaction: Transaction,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async countPageView({ path, referrerHost }: PageView, visitor: Visitor): Promise<void> {
    const today = this.dayOf(this.clock.now());
    const page = { path: (await this.website.has(path)) ? path : NOT_FOUND };
    const by = referrerHost === null ? page : { ...page, referrerHost: await this.nameOf(referrerHost, today) };
    await this.transaction.run(null, async () => {
      const isFirst = await this.visitors.enter(today, visitor);
      await this.counts.add(today, 'page_views', by);
      if (isFirst) await this.counts.add(today, 'unique_visitors', {});
    });
  }

  async countReservationStarted(): Promise<void> {
    await this.counts.add(this.dayOf(this.clock.now()), 'reservation_started', {});
  }

  /** Counts an event once, however often it is told. */
  countEvent(metric: Metric, { id, occurredAt }: { id: string; occurredAt: string }): Promise<void> {
    return this.counts.addOnce(id, this.dayOf(new Date(occurredAt)), metric);
  }

  private async nameOf(referrerHost: string, day: string): Promise<string> {
    const named = await this.counts.referrersOf(day);
    return named.length < NAMED_REFERRERS_A_DAY || named.includes(referrerHost) ? referrerHost : OTHER_REFERRERS;
  }

  private dayOf(instant: Date): string {
    return dateIn(this.restaurant.timeZone, instant);
  }
}
