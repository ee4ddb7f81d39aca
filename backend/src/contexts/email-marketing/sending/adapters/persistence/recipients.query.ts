import { Injectable } from '@nestjs/common';
import { Pools } from '../../../../../platform/persistence/database.js';
import type { RecipientCriteria } from '../../../contacts/domain/index.js';
import { type AudienceStatement, PgAudience } from '../../../contacts/index.js';

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
