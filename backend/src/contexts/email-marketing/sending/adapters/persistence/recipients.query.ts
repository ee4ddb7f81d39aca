import { Injectable } from '@nestjs/common';
import type { PoolClient, QueryConfig } from 'pg';
import { Database, Pools } from '../../../../../platform/persistence/database.js';
import type { Progress, SingleMail } from '../../domain/ports/sending.js';
import type { RecipientCriteria } from '../../../contacts/domain/index.js';
import { addDays, dateIn, instantOf } from '../../../../../kernel/calendar.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { EMAIL_TRANSITIONS } from '../../domain/ports/sending.js';
import { type AudienceStatement, PgAudience } from '../../../contacts/index.js';
import { HELD_UNTIL, withVariants } from './subject-tests.query.js';

/** True for an email `h` of a paused or unapproved automation or, if approval is required, of one that changed after the email was built. */
export const IS_HELD = `exists (select from email_automation_runs r join email_automation a on a.id = r.automation_id
  where r.id = h.automation_run_id and (not a.is_active or waits_for_owner(a.approval)
    or (a.updated_at is distinct from h.automation_version and (select owner_approval_required from email_settings))))`;

interface Row {
  [column: string]: unknown;
  total: number;
  sent: number;
  failed: number;
  skipped: number;
  canceled: number;
  bounced: number;
  left: number;
  perMinute: number | null;
}

const STATEMENT = `select coalesce(t.total_recipients, 0) as total, coalesce(t.total_sent, 0) as sent, coalesce(t.total_failed, 0) - coalesce(s.skipped, 0) as failed,
    coalesce(s.skipped, 0) as skipped,
    coalesce(t.total_bounced, 0) as bounced,
    case when c.status = 'cancelled' then coalesce(t.total_recipients - t.total_sent - t.total_failed, 0) else 0 end as canceled,
    case when c.status = 'cancelled' then 0 else coalesce(t.total_queued, 0) end as left,
    case when c.status = 'sending' and t.total_queued > 0 then s.per_minute end as "perMinute"
  from email_campaigns c left join email_campaign_totals t on t.campaign_id = c.id
    left join email_sendings s on s.campaign_id = c.id
  where c.id = $1`;

@Injectable()
export class CampaignProgressQuery {
  constructor(private readonly database: Database) {}

  /** Returns null if the campaign does not exist. */
  async read(campaignId: string): Promise<Progress | null> {
    const [row] = await this.database.query<Row[]>(STATEMENT, [campaignId]);
    if (!row) return null;
    const { perMinute, left } = row;
    return { ...row, secondsLeft: perMinute ? Math.ceil((left * 60) / perMinute) : null };
  }
}

const ADD = `insert into email_history (id, email_type, recipient_email, recipient_name, subject, html_content, text_content, contact_id, fields,
    template_id, automation_run_id, automation_version, dedupe_key, sent_by, sent_by_role, created_at, next_try_at, was_opted_in, was_active, preview_text)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $17, $17, $18) on conflict do nothing returning id`;

@Injectable()
export class QueuedMailsQuery {
  constructor(private readonly database: Database) {}

  /** Returns false if an email with the same key exists. */
  async add(id: string, mail: SingleMail, now: Date): Promise<boolean> {
    const { type, to, content, ofAutomation, by } = mail;
    const added = await this.database.query(ADD, [
      id,
      type,
      to.address,
      to.name ?? '',
      content.subject,
      content.html,
      content.text,
      mail.contactId ?? null,
      mail.fields ? JSON.stringify(mail.fields) : null,
      mail.templateId ?? null,
      ofAutomation?.runId ?? null,
      ofAutomation?.version ?? null,
      mail.key ?? null,
      by?.name ?? 'Courtyard',
      by?.role ?? 'system',
      now,
      type === 'automation' ? true : null,
      content.previewText || null,
    ]);
    return added.length > 0;
  }
}

/** A million recipients take a while, and no request waits for them. */
const LIMIT_MS = 600_000;

const STARTED = `insert into email_sendings (campaign_id, frozen_at, attended_at, measured_at, measured_left)
  values ($1, $2, $2, $2, 0) on conflict do nothing`;

/** Only if the campaign is unchanged since it was read; locks it until all recipients are stored. */
const SETTLED = `update email_campaigns set started_at = coalesce(started_at, $2)
  where id = $1 and status = 'sending' and xmin::text = $3`;

/** Snapshot of a sending campaign. */
export interface BegunCampaign {
  readonly id: string;
  readonly criteria: RecipientCriteria;
  readonly version: string;
  /** Whether its recipients were fixed before a pause. */
  readonly isFixed: boolean;
  /** Whether two subjects are tested. */
  readonly hasSecondSubject: boolean;
}

/** One campaign's recipients are fixed at a time, so that two campaigns cannot miss each other's. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('campaign-recipients', 0))`;

/** Six days before the send date, so that a campaign every Thursday skips no one. */
const DAYS_BEFORE = 6;

const SKIP = transition(EMAIL_TRANSITIONS, 'failed', ['queued']);
const SKIPPED = 'Skipped: got another campaign this week.';

/**
 * SQL for the addresses that another campaign has reached since then or will reach: unless it was stopped before, its
 * queued emails count. No rows if nothing limits the campaign.
 */
const emailedSince = (campaign: string, since: string) => `
  select address from (
    select h.address from email_history h
    where h.email_type = 'campaign' and h.campaign_id <> ${campaign} and h.sent_at >= ${since}
      and h.status in ('sent', 'opened', 'clicked', 'unsubscribed')
    union
    select h.address from email_history h join email_campaigns other on other.id = h.campaign_id
    where h.status = 'queued' and h.campaign_id <> ${campaign}
      and (other.status = 'sending' or h.claimed_by is not null
        or (other.status in ('paused', 'scheduled') and h.created_at >= ${since}))
  ) emailed
  where (select one_campaign_per_week from email_settings)
    and not (select ignores_weekly_limit from email_campaigns where id = ${campaign})`;

const RECHECKED = `with emailed as (${emailedSince('$1', '$2')}), skipped as (
    update email_history h set status = ${SKIP.to}, failure_reason = $3 from emailed
    where h.campaign_id = $1 and h.status in (${SKIP.from}) and h.claimed_by is null and h.address = emailed.address returning h.id
  ) update email_sendings set is_checked = true, skipped = skipped + (select count(*) from skipped) where campaign_id = $1`;

/** Fixes the recipients of a campaign: a single statement inserts one row for each. */
@Injectable()
export class Recipients {
  constructor(
    private readonly pools: Pools,
    private readonly database: Database,
    private readonly audience: PgAudience,
    private readonly restaurant: Restaurant,
  ) {}

  /**
   * Stores all recipients or none. A second call changes nothing, and neither does a call for a campaign that has
   * changed since it was read. Of a resumed campaign, only those who got another one since are left out.
   * Returns false if the segment was deleted or is inactive.
   */
  async fix(campaign: BegunCampaign, now: Date): Promise<boolean> {
    if (campaign.isFixed) {
      await this.settle(campaign, now, async (client) => {
        // In the same order as a start, which locks the campaign first.
        await client.query('select from email_campaigns where id = $1 for update', [campaign.id]);
        await client.query(RECHECKED, [campaign.id, this.weekBefore(now), SKIPPED]);
      });
      return true;
    }
    const statement = await this.audience.statementOf(campaign.criteria);
    if (!statement) return false;
    await this.settle(campaign, now, async (client) => {
      const { rowCount } = await client.query(STARTED, [campaign.id, now]);
      if (rowCount !== 1) return;
      const values = [...statement.params, campaign.id, now, this.weekBefore(now), SKIPPED];
      // `pg` reads the timeout of a query, and its types lack it.
      const insert: QueryConfig & { query_timeout: number } = {
        text: insertInto(statement, campaign.hasSecondSubject),
        values,
        query_timeout: LIMIT_MS,
      };
      await client.query(insert);
    });
    return true;
  }

  /** See `Sending.countSkipped`. */
  async countSkipped(campaignId: string, criteria: RecipientCriteria, at: Date): Promise<number> {
    const statement = await this.audience.statementOf(criteria);
    if (!statement) return 0;
    const { sql, params } = statement;
    const [campaign, since] = placesAfter(params, 2);
    const [row] = await this.database.query<{ skipped: number }[]>(
      `select count(*)::int as skipped from (${sql}) a join (${emailedSince(`${campaign}::uuid`, `${since}::timestamptz`)}) emailed
       on emailed.address = a.address`,
      [...params, campaignId, this.weekBefore(at)],
    );
    return row?.skipped ?? 0;
  }

  private weekBefore(at: Date): Date {
    const { timeZone } = this.restaurant;
    return instantOf(addDays(dateIn(timeZone, at), -DAYS_BEFORE), '00:00', timeZone);
  }

  /** In one transaction, which is rolled back if the campaign has changed since it was read. */
  private async settle(
    { id, version }: BegunCampaign,
    now: Date,
    store: (client: PoolClient) => Promise<unknown>,
  ): Promise<void> {
    const client = await this.pools.jobs.connect();
    let broken: Error | undefined;
    try {
      await client.query(`begin; set local statement_timeout = ${String(LIMIT_MS)}`);
      await client.query(LOCK);
      await store(client);
      const isAsRead = (await client.query(SETTLED, [id, now, version])).rowCount === 1;
      await client.query(isAsRead ? 'commit' : 'rollback');
      // Prepared statements planned for a short table would scan the long one for every email.
      await client.query('analyze email_history');
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

const placesAfter = (params: readonly unknown[], count: number) =>
  Array.from({ length: count }, (_, place) => `$${String(params.length + place + 1)}`);

const insertInto = ({ sql, params }: AudienceStatement, hasSecondSubject: boolean) => {
  const [campaign = '', now = '', since = '', reason = ''] = placesAfter(params, 4);
  const all = `select a.*, emailed.address is null as gets
    from (${sql}) a left join (${emailedSince(`${campaign}::uuid`, `${since}::timestamptz`)}) emailed on emailed.address = a.address`;
  // Numbering a million recipients takes a while.
  const recipients = hasSecondSubject
    ? withVariants(all, `${campaign}::uuid`)
    : `select *, null::text as variant from (${all}) r`;
  const isHeld = hasSecondSubject ? 'gets and variant is null' : 'false';
  return `with added as (
      insert into email_history (campaign_id, template_id, contact_id, recipient_email, recipient_name, subject, email_type,
        was_opted_in, was_active, sent_by, sent_by_role, created_at, next_try_at, status, failure_reason, subject_variant)
      select c.id, c.template_id, a.contact_id, a.email, a.name, case a.variant when 'B' then c.subject_b else c.subject end,
        'campaign', a.opted_in, a.active, c.created_by, c.created_by_role, ${now}::timestamptz,
        case when ${isHeld} then ${HELD_UNTIL} else ${now}::timestamptz end,
        case when gets then 'queued' else ${SKIP.to} end, case when not gets then ${reason}::text end, a.variant
      from (${recipients}) a cross join email_campaigns c where c.id = ${campaign}::uuid
      on conflict do nothing returning status
    ) update email_sendings set skipped = (select count(*) from added where status = ${SKIP.to}) where campaign_id = ${campaign}::uuid`;
};
