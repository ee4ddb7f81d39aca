import { Injectable } from '@nestjs/common';
import { Database, Pools } from '../../../../../platform/persistence/database.js';
import type { Progress, SingleMail } from '../../domain/ports/sending.js';
import type { RecipientCriteria } from '../../../contacts/domain/index.js';
import { type AudienceStatement, PgAudience } from '../../../contacts/index.js';

/** True for an email `h` of an unapproved automation or, if approval is required, of one that changed after the email was built. */
export const IS_HELD = `exists (select from email_automation_runs r join email_automation a on a.id = r.automation_id
  where r.id = h.automation_run_id and (waits_for_owner(a.approval)
    or (a.updated_at is distinct from h.automation_version and (select owner_approval_required from email_settings))))`;

interface Row {
  [column: string]: unknown;
  total: number;
  sent: number;
  failed: number;
  bounced: number;
  left: number;
  perMinute: number | null;
}

const STATEMENT = `select coalesce(t.total_recipients, 0) as total, coalesce(t.total_sent, 0) as sent, coalesce(t.total_failed, 0) as failed,
    coalesce(t.total_bounced, 0) as bounced,
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
      ...[id, type, to.address, to.name ?? '', content.subject, content.html, content.text],
      ...[mail.contactId ?? null, mail.fields ? JSON.stringify(mail.fields) : null, mail.templateId ?? null],
      ...[ofAutomation?.runId ?? null, ofAutomation?.version ?? null, mail.key ?? null],
      ...[by?.name ?? 'Courtyard', by?.role ?? 'system', now, type === 'automation' ? true : null],
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

/** A sending campaign, as it was read. */
export interface BegunCampaign {
  readonly id: string;
  readonly criteria: RecipientCriteria;
  readonly version: string;
}

/** Fixes the recipients of a campaign: a single statement inserts one row for each. */
@Injectable()
export class Recipients {
  constructor(
    private readonly pools: Pools,
    private readonly audience: PgAudience,
  ) {}

  /**
   * Stores all recipients or none. A second call changes nothing, and neither does a call for a campaign that has
   * changed since it was read. Returns false if the segment is gone or inactive.
   */
  async fix(campaign: BegunCampaign, now: Date): Promise<boolean> {
    const statement = await this.audience.statementOf(campaign.criteria);
    if (statement) await this.settle(campaign, statement, now);
    return statement !== null;
  }

  private async settle({ id, version }: BegunCampaign, { sql, params }: AudienceStatement, now: Date): Promise<void> {
    const client = await this.pools.jobs.connect();
    let broken: Error | undefined;
    try {
      await client.query(`begin; set local statement_timeout = ${String(LIMIT_MS)}`);
      const { rowCount } = await client.query(STARTED, [id, now]);
      let isAsRead = true;
      if (rowCount === 1) {
        const statement = { text: insertInto(sql, params.length), values: [...params, id, now] };
        await client.query({ ...statement, ...{ query_timeout: LIMIT_MS } });
        isAsRead = (await client.query(SETTLED, [id, now, version])).rowCount === 1;
      }
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

const insertInto = (audience: string, taken: number) => {
  const [campaign, now] = [`$${String(taken + 1)}::uuid`, `$${String(taken + 2)}::timestamptz`];
  return `insert into email_history (campaign_id, template_id, contact_id, recipient_email, recipient_name, subject, email_type,
      was_opted_in, was_active, sent_by, sent_by_role, created_at, next_try_at)
    select c.id, c.template_id, a.contact_id, a.email, a.name, c.subject, 'campaign', a.opted_in, a.active, c.created_by, c.created_by_role, ${now}, ${now}
    from (${audience}) a, email_campaigns c where c.id = ${campaign}
    on conflict do nothing`;
};
