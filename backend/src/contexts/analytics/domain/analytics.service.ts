import { Injectable } from '@nestjs/common';
import { dateIn } from '../../../kernel/calendar.js';
import { Clock } from '../../../kernel/clock.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import { OTHER_WAYS, wayInOf } from '../../../kernel/way-in.js';
import type { Metric, Step } from './metric.js';
import type { PageView } from './page-view.js';
import { Counts } from './ports/counts.js';
import { type Visitor, VisitorBook } from './ports/visitor-book.js';
import { Website } from './ports/website.js';

/** Counts all missing pages under one name. */
export const NOT_FOUND = '/404';
/** Anybody may claim to come from anywhere: after so many names a day the next ones share one. */
const NAMES_A_DAY = 100;

/** Counts events on the website by day in the restaurant's zone, without storing who visited. */
@Injectable()
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
    const by =
      referrerHost === null ? page : { ...page, referrerHost: await this.nameOf('referrerHost', referrerHost, today) };
    await this.transaction.run(null, async () => {
      const isFirst = await this.visitors.enter(today, visitor);
      await this.counts.add(today, 'page_views', by);
      if (isFirst) await this.counts.add(today, 'unique_visitors', {});
    });
  }

  /** @param via source of the visit, as the website reports it */
  async countStep(step: Step, via: string | null): Promise<void> {
    const today = this.dayOf(this.clock.now());
    await this.counts.add(today, step, { wayIn: await this.nameOf('wayIn', wayInOf(via), today) });
  }

  /** Counts an event once, even if it is delivered repeatedly. */
  countEvent(metric: Metric, { id, occurredAt }: { id: string; occurredAt: string }): Promise<void> {
    return this.counts.addOnce(id, this.dayOf(new Date(occurredAt)), metric);
  }

  private async nameOf(key: string, name: string, day: string): Promise<string> {
    const named = await this.counts.namesOf(day, key);
    return named.length < NAMES_A_DAY || named.includes(name) ? name : OTHER_WAYS;
  }

  private dayOf(instant: Date): string {
    return dateIn(this.restaurant.timeZone, instant);
  }
}
