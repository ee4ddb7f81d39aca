import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Transaction } from '../../../kernel/transaction.js';
import { NoSuchCalendar } from './integrations.errors.js';
import { TokenTexts } from './access-token.js';

/** Subject type of calendar feeds in events and the audit log. */
export const CALENDAR_FEED = 'calendar-feed';

export const FEED_KINDS = ['confirmed', 'all'] as const;

/** Days until an address expires. */
export const FEED_EXPIRES_IN_DAYS = { min: 1, default: 365, max: 1_095 };

/** A URL with which calendars read visits, until it expires or is ended. Only a hash is stored; the URL is shown once. */
export interface CalendarFeed {
  readonly id: string;
  readonly kind: (typeof FEED_KINDS)[number];
  /** Whether it contains guests' names. */
  readonly withNames: boolean;
  readonly hash: string;
  readonly createdBy: string;
  /** The creator's account. */
  readonly accountId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export abstract class CalendarFeedRepository {
  abstract add(feed: CalendarFeed): Promise<void>;
  abstract get(id: string): Promise<CalendarFeed | null>;
  /** Returns null for an ended feed. Records the access, at most once a minute. */
  abstract fetchByHash(hash: string, now: Date): Promise<CalendarFeed | null>;
  abstract idsOfAccount(accountId: string): Promise<string[]>;
  abstract remove(feed: CalendarFeed): Promise<void>;
}

const DAY_MS = 86_400_000;

export interface NewFeed extends Pick<CalendarFeed, 'kind' | 'withNames'> {
  readonly expiresInDays?: number;
}

/** URLs with which calendars read visits; knowing one is sufficient. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly texts: TokenTexts,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @returns also the secret of its URL, which cannot be shown again */
  async add(
    { kind, withNames, expiresInDays = FEED_EXPIRES_IN_DAYS.default }: NewFeed,
    by: Actor,
  ): Promise<{ feed: CalendarFeed; secret: string }> {
    const secret = this.texts.next();
    const createdAt = this.clock.now();
    const feed: CalendarFeed = {
      id: this.ids.next(),
      kind,
      withNames,
      hash: this.texts.hashOf(secret),
      createdBy: by.name,
      accountId: by.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
    };
    await this.transaction.run(by, () => this.feeds.add(feed));
    return { feed, secret };
  }

  /** Moves the calendar to a new address with a new expiry; the old address stops working. @throws NoSuchCalendar */
  renew(id: string, by: Actor): Promise<{ feed: CalendarFeed; secret: string }> {
    return this.transaction.run(by, async () => {
      const before = await this.feeds.get(id);
      if (!before) throw new NoSuchCalendar();
      await this.feeds.remove(before);
      const expiresInDays = Math.round((before.expiresAt.getTime() - before.createdAt.getTime()) / DAY_MS);
      return this.add({ ...before, expiresInDays }, by);
    });
  }

  /** Ends the feeds of a deactivated account. */
  endOfAccount(accountId: string): Promise<void> {
    return this.transaction.run(null, async () => {
      for (const id of await this.feeds.idsOfAccount(accountId)) {
        const feed = await this.feeds.get(id);
        if (feed) await this.feeds.remove(feed);
      }
    });
  }

  /** @throws NoSuchCalendar */
  async end(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const feed = await this.feeds.get(id);
      if (!feed) throw new NoSuchCalendar();
      await this.feeds.remove(feed);
    });
  }

  /** The feed with this secret; a mistyped one needs no query. @throws NoSuchCalendar */
  async fetch(secret: string): Promise<CalendarFeed> {
    const feed = this.texts.canBe(secret)
      ? await this.feeds.fetchByHash(this.texts.hashOf(secret), this.clock.now())
      : null;
    if (!feed) throw new NoSuchCalendar();
    return feed;
  }
}
