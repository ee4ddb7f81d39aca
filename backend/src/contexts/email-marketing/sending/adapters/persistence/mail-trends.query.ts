import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';

/** A half-open interval: includes its start, excludes its end. */
export interface Stretch {
  readonly since: Date;
  readonly until: Date;
}

/** Marketing emails sent in a period, and how many of them people have opened. */
export interface MailTrend {
  readonly mailSent: number;
  readonly mailOpened: number;
}

const STATEMENT = `
  select m.sent as "mailSent", m.opened as "mailOpened"
  from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as stretch (since, until, place)
    cross join lateral (
      select count(*)::int as sent, (count(*) filter (where opened_at is not null or clicked_at is not null))::int as opened
      from email_history where email_type in ('campaign', 'automation') and sent_at >= since and sent_at < until) m
  order by place`;

@Injectable()
export class MailTrendsQuery {
  constructor(private readonly database: Database) {}

  /** One result per period, in the same order. */
  read(stretches: readonly Stretch[]): Promise<MailTrend[]> {
    return this.database.query<MailTrend[]>(STATEMENT, [
      stretches.map(({ since }) => since),
      stretches.map(({ until }) => until),
    ]);
  }
}
