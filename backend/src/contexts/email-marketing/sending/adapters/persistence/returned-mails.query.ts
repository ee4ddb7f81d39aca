import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { EMAIL_TRANSITIONS } from '../../domain/email-history.js';

/** A bounced email. */
export interface ReturnedMail {
  readonly id: string;
  readonly email: string;
  readonly campaignId: string | null;
}

const MAIL = 'select id, recipient_email as email, campaign_id as "campaignId" from email_history';
/** Excludes erased recipients, because a bounce would contain their address again. */
const BY_ID_OR_ADDRESS = `${MAIL} where case when $1::uuid is not null then id = $1 else address = lower($2) and sent_at is not null end
    and address not like 'erased-%@guest.invalid'
  order by sent_at desc nulls last limit 1`;
const BY_ID = `${MAIL} where id = $1::uuid and address not like 'erased-%@guest.invalid'`;
const BY_ID_AND_ADDRESS = `${MAIL} where id = $1::uuid and address = any(select lower(one) from unnest($2::text[]) one)`;
/** Excludes queued emails: they were not sent, so the bounce belongs to another one. */
const RETURN = transition(EMAIL_TRANSITIONS, 'bounced', ['sent', 'opened', 'clicked']);
const BOUNCED = `update email_history set status = ${RETURN.to}, bounced_at = $2, failure_reason = $3, refused_us = $4
  where id = $1 and status in (${RETURN.from})`;

/** Whether the last bounces of a campaign since it was started or resumed all say that servers refuse us. */
const REFUSED_IN_A_ROW = `select count(*)::int = $2 as "isRefused" from (
    select refused_us from email_history h join email_campaigns c on c.id = h.campaign_id
    where h.campaign_id = $1 and h.bounced_at >= c.updated_at order by h.bounced_at desc, h.id desc limit $2
  ) last where refused_us`;

@Injectable()
export class ReturnedMailsQuery {
  constructor(private readonly database: Database) {}

  /** By id or, if that is unknown, the last email to the address. */
  findByIdOrAddress(id: string | null, address: string | null): Promise<ReturnedMail | null> {
    return this.first(BY_ID_OR_ADDRESS, id, address);
  }

  findByIdAndAddress(id: string | null, addresses: readonly string[]): Promise<ReturnedMail | null> {
    return this.first(BY_ID_AND_ADDRESS, id, addresses);
  }

  findById(id: string | null): Promise<ReturnedMail | null> {
    return this.first(BY_ID, id);
  }

  /** @param refusedUs whether the server refuses us as a sender, not the address */
  async bounced(id: string, at: Date, reason: string, refusedUs: boolean): Promise<void> {
    await this.database.query(BOUNCED, [id, at, reason, refusedUs]);
  }

  async isRefusedInARow(campaignId: string, times: number): Promise<boolean> {
    const [row] = await this.database.query<{ isRefused: boolean }[]>(REFUSED_IN_A_ROW, [campaignId, times]);
    return row?.isRefused ?? false;
  }

  private async first(statement: string, ...values: unknown[]): Promise<ReturnedMail | null> {
    const [mail] = await this.database.query<ReturnedMail[]>(statement, values);
    return mail ?? null;
  }
}
