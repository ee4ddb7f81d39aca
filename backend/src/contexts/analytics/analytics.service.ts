import { Injectable } from '@nestjs/common';
import { dateIn } from '../../kernel/calendar.js';
import { Clock } from '../../kernel/clock.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { OTHER_SOURCES, acquisitionSourceOf } from '../../kernel/acquisition-source.js';

/** A browser as the network shows it. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

/** Recognizes visitors within one day, without remembering them longer. */
export abstract class VisitorBook {
  /** Returns true on the visitor's first visit of the day. */
  abstract enter(day: string, visitor: Visitor): Promise<boolean>;
}

export abstract class Counts {
  /** Adds one to the count of the day. */
  abstract add(day: string, metric: Metric, by: CountedBy): Promise<void>;
  /** Values of a dimension on that day, such as the referring websites. */
  abstract namesOf(day: string, key: string): Promise<string[]>;
  /** Adds one for an event, once even if it is delivered repeatedly. */
  abstract addOnce(eventId: string, day: string, metric: Metric): Promise<void>;
}

export abstract class Website {
  /** True when there is a page at this path. */
  abstract has(path: string): Promise<boolean>;
}

/** Counts all missing pages under one name. */
export const NOT_FOUND = '/404';
/** Callers can invent sources: after this many names a day, further ones count as “other”. */
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
    await this.counts.add(today, step, { wayIn: await this.nameOf('wayIn', acquisitionSourceOf(via), today) });
  }

  /** Counts an event once, even if it is delivered repeatedly. */
  countEvent(metric: Metric, { id, occurredAt }: { id: string; occurredAt: string }): Promise<void> {
    return this.counts.addOnce(id, this.dayOf(new Date(occurredAt)), metric);
  }

  private async nameOf(key: string, name: string, day: string): Promise<string> {
    const named = await this.counts.namesOf(day, key);
    return named.length < NAMES_A_DAY || named.includes(name) ? name : OTHER_SOURCES;
  }

  private dayOf(instant: Date): string {
    return dateIn(this.restaurant.timeZone, instant);
  }
}

/** A number that is counted per day. */
export type Metric = Step | 'page_views' | 'unique_visitors' | 'reservation_sent' | 'contact_forms';

/** Steps from page to plate before a request is sent, each counted by the way in. */
export type Step = 'landings' | 'menu_seen' | 'reservation_started';

/** Dimension of a count, such as the page. */
export type CountedBy = Readonly<Record<string, string>>;

/** A page that was opened in a browser. */
interface PageView {
  /** Without query, fragment and trailing slash. */
  readonly path: string;
  /** Host of the referring website; null without one. */
  readonly referrerHost: string | null;
}

const MAX_HOST_LENGTH = 100;

/** @param ownHost views referred from here have no referrer */
export function pageView(path: string, referrer: string | null, ownHost: string): PageView {
  const [page = ''] = path.split(/[?#]/);
  const host = referrer !== null && URL.canParse(referrer) ? new URL(referrer).host : '';
  const isForeign = host !== '' && host !== ownHost && host.length <= MAX_HOST_LENGTH;
  let end = page.length;
  while (end > 1 && page[end - 1] === '/') end -= 1;
  return { path: page.slice(0, end), referrerHost: isForeign ? host : null };
}
