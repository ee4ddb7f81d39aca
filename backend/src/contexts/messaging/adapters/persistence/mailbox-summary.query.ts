import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { Mailbox } from '../../domain/mailbox.js';

export interface MailboxSummary {
  readonly inbox: number;
  readonly unread: number;
  readonly archived: number;
}

/** From the tally of `messages`, whose keys are mailbox and state. */
const STATEMENT = `
  with counts as (
    select split_part(key, '/', 2) as state, sum(n)::int as n from tallies
    where list = 'messages' and key in ($1::text || '/unread', $1 || '/read', $1 || '/archived') group by 1
  )
  select coalesce(sum(n) filter (where state <> 'archived'), 0)::int as inbox,
    coalesce(sum(n) filter (where state = 'unread'), 0)::int as unread,
    coalesce(sum(n) filter (where state = 'archived'), 0)::int as archived
  from counts`;

@Injectable()
export class MailboxSummaryQuery {
  constructor(private readonly database: Database) {}

  async read(mailbox: Mailbox): Promise<MailboxSummary> {
    const [summary] = await this.database.query<MailboxSummary[]>(STATEMENT, [mailbox]);
    if (!summary) throw new Error('A row of sums is always there.');
    return summary;
  }
}
