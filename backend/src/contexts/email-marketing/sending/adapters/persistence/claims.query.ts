import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Transaction } from '../../../../../kernel/transaction.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { EMAIL_TRANSITIONS, type EmailStatus, type EmailType } from '../../domain/ports/sending.js';
import type { Result } from '../../domain/sending.js';
import { IS_HELD } from './recipients.query.js';

const DEAD_AFTER_MS = 10_000;
const DEAD_AFTER = `interval '${String(DEAD_AFTER_MS)} milliseconds'`;

/** Processes that send, and the emails they have claimed. */
@Injectable()
export class SendersQuery {
  constructor(private readonly database: Database) {}

  /** Records a heartbeat. @returns processes without a recent one */
  async beat(id: string): Promise<string[]> {
    const [row] = await this.database.query<{ dead: string[] }[]>(
      `insert into email_senders (id, seen_at) values ($1, clock_timestamp())
       on conflict (id) do update set seen_at = excluded.seen_at
       returning array(select id from email_senders s where s.seen_at < clock_timestamp() - ${DEAD_AFTER} and s.id <> $1) as dead`,
      [id],
    );
    return row?.dead ?? [];
  }

  async remove(id: string): Promise<void> {
    await this.database.query('delete from email_senders where id = $1', [id]);
  }

  /** @returns those of them that still have no recent heartbeat */
  async removeDead(ids: readonly string[]): Promise<string[]> {
    const removed = await this.database.query<{ id: string }[]>(
      `delete from email_senders where id = any($1) and seen_at < clock_timestamp() - ${DEAD_AFTER} returning id`,
      [ids],
    );
    return removed.map(({ id }) => id);
  }

  /** Releases their unsettled emails for other processes. */
  async freeMailsOf(ids: readonly string[]): Promise<void> {
    await this.database.query(
      `update email_history set claimed_by = null where status = 'queued' and claimed_by = any($1)`,
      [ids],
    );
  }
}

/** After this time without a heartbeat, the process sends one before it claims more. */
const SURE_FOR_MS = 5_000;

/**
 * Heartbeat of a sending process. Emails of a process without a recent heartbeat are released, but only by a process
 * that has itself reached the database for that long, because after a database outage every heartbeat is late.
 */
@Injectable()
export class Sender {
  readonly id: string;
  private aliveAt = -Infinity;
  private reachableSince = Infinity;

  constructor(
    private readonly senders: SendersQuery,
    private readonly transaction: Transaction,
    ids: Ids,
  ) {
    this.id = ids.next();
  }

  get isSureToLive(): boolean {
    return performance.now() - this.aliveAt < SURE_FOR_MS;
  }

  async beat(): Promise<void> {
    const now = performance.now();
    const dead = await this.heartbeat();
    this.aliveAt = now;
    this.reachableSince = Math.min(this.reachableSince, now);
    if (dead.length > 0 && now - this.reachableSince > DEAD_AFTER_MS) await this.freeMailsOf(dead);
  }

  /** Shuts down in order: all of its emails are settled. */
  async leave(): Promise<void> {
    await this.transaction.run(null, async () => {
      await this.senders.freeMailsOf([this.id]);
      await this.senders.remove(this.id);
    });
  }

  /** @returns processes without a recent heartbeat */
  private async heartbeat(): Promise<string[]> {
    try {
      return await this.senders.beat(this.id);
    } catch (error) {
      this.reachableSince = Infinity;
      throw error;
    }
  }

  private async freeMailsOf(dead: readonly string[]): Promise<void> {
    await this.transaction.run(null, async () => {
      await this.senders.freeMailsOf(await this.senders.removeDead(dead));
    });
  }
}

/** A claimed email with current data of its row and contact. */
export interface Claimed {
  [column: string]: unknown;
  readonly id: string;
  readonly campaignId: string | null;
  readonly type: EmailType;
  readonly email: string;
  readonly name: string;
  readonly subject: string;
  readonly previewText: string | null;
  readonly html: string | null;
  readonly text: string | null;
  readonly fields: Readonly<Record<string, string>> | null;
  readonly attempts: number;
  readonly firstFailedAt: Date | null;
  readonly createdAt: Date;
  /** Why the recipient must no longer get it. */
  readonly barred:
    | 'unsubscribed'
    | 'bounced'
    | 'complained'
    | 'opted-out'
    | 'inactive'
    | 'deleted'
    | 'automation-deleted'
    | null;
  /** Whether the recipient is a contact who opted in. */
  readonly optedIn: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
  readonly lastVisit: Date | null;
  readonly totalVisits: number | null;
}

const settled = (to: EmailStatus) => transition(EMAIL_TRANSITIONS, to, ['queued']).to;

const SETTLE = `update email_history h set
    status = case when r.kind in (${settled('bounced')}, ${settled('failed')}, 'queued') then r.kind
      when h.clicked_at is not null then ${settled('clicked')} when h.opened_at is not null then ${settled('opened')} else ${settled('sent')} end,
    sent_at = case when r.kind in ('sent', 'bounced') then r.at else h.sent_at end,
    bounced_at = case when r.kind = 'bounced' then r.at else h.bounced_at end,
    first_failed_at = case when r.kind = 'queued' then coalesce(h.first_failed_at, r.at) else h.first_failed_at end,
    failure_reason = r.reason, subject = coalesce(r.subject, h.subject), attempts = h.attempts + 1,
    next_try_at = coalesce(r.next_try_at, h.next_try_at), claimed_by = null
  from unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::timestamptz[])
    as r (id, kind, at, reason, subject, next_try_at)
  where h.id = r.id and h.claimed_by = $1 and h.status = 'queued'`;

/**
 * For one campaign while it is being sent, or for emails outside of campaigns. The limit is part of the text, because
 * for a parameter PostgreSQL would plan a tenth of the list and read all of it.
 */
const exchange = (source: string, limit: number) => `with settled as (${SETTLE}), next as (
    select h.id from email_history h
    where ${source} and status = 'queued' and claimed_by is null and next_try_at <= $8
    order by h.next_try_at, h.id limit ${String(limit)} for update of h skip locked
  ), claimed as (
    update email_history h set claimed_by = $1 from next where h.id = next.id returning h.*
  )
  select h.id, h.campaign_id as "campaignId", h.email_type as type, h.recipient_email as email, h.recipient_name as name, h.subject,
    h.preview_text as "previewText", h.html_content as html, h.text_content as text, h.fields, h.attempts, h.first_failed_at as "firstFailedAt",
    h.created_at as "createdAt", coalesce(c.email_opt_in and c.status = 'active', false) as "optedIn", c.first_name as "firstName", c.last_name as "lastName", c.phone,
    c.date_of_birth as "dateOfBirth", c.last_visit as "lastVisit", c.total_visits as "totalVisits",
    case when h.email_type not in ('campaign', 'automation') then null
      when h.contact_id is not null and c.id is null then 'deleted'
      when h.automation_run_id is not null and not exists (select from email_automation_runs r where r.id = h.automation_run_id)
        then 'automation-deleted'
      else coalesce((select s.reason from email_suppressions s where s.key = email_suppression_key(h.address)),
        case when c.status = 'unsubscribed' then 'unsubscribed'
          when h.was_opted_in and not c.email_opt_in then 'opted-out'
          when h.was_active and c.status = 'inactive' then 'inactive' end) end as barred
  from claimed h left join customer_contacts c on c.id = h.contact_id`;

const OF_CAMPAIGN = `campaign_id = $9 and (select c.status from email_campaigns c where c.id = $9) = 'sending'`;
const SINGLE = `campaign_id is null and not ${IS_HELD}`;

/** Claims and settles emails for one process. */
@Injectable()
export class Claims {
  constructor(
    private readonly database: Database,
    private readonly sender: Sender,
  ) {}

  /**
   * Stores results and claims further emails in one statement, so that pause, cancellation, consent and approval are
   * checked right before an email is handed over. Repeating the same results has no effect.
   * @param campaignId null for emails outside of campaigns
   */
  exchange(results: readonly Result[], campaignId: string | null, limit: number, now: Date): Promise<Claimed[]> {
    const values = [this.sender.id, ...columnsOf(results), now];
    return campaignId === null
      ? this.database.query<Claimed[]>(exchange(SINGLE, limit), values)
      : this.database.query<Claimed[]>(exchange(OF_CAMPAIGN, limit), [...values, campaignId]);
  }

  /** Releases emails that were claimed by an exchange whose response was lost. */
  async releaseAllBut(ids: readonly string[]): Promise<void> {
    await this.database.query(
      `update email_history set claimed_by = null where status = 'queued' and claimed_by = $1 and not id = any($2::uuid[])`,
      [this.sender.id, ids],
    );
  }
}

function columnsOf(results: readonly Result[]): unknown[][] {
  return [
    results.map(({ id }) => id),
    results.map(({ kind }) => kind),
    results.map(({ at }) => at),
    results.map((result) => ('reason' in result ? result.reason : null)),
    results.map((result) => ('subject' in result ? result.subject : null)),
    results.map((result) => ('nextTryAt' in result ? result.nextTryAt : null)),
  ];
}
