import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { EMAIL_TRANSITIONS } from '../../domain/email-history.js';

/** A mail of ours that came back. */
export interface ReturnedMail {
  readonly id: string;
  readonly email: string;
}

const MAIL = 'select id, recipient_email as email from email_history';
/** What comes back of somebody who was erased would name them again. */
const BY_ID_OR_ADDRESS = `${MAIL} where case when $1::uuid is not null then id = $1 else address = lower($2) and sent_at is not null end
    and address not like 'erased-%@guest.invalid'
  order by sent_at desc nulls last limit 1`;
const BY_ID_AND_ADDRESS = `${MAIL} where id = $1::uuid and address = lower($2)`;
/** One that is queued has not left: what comes back is another. */
const RETURN = transition(EMAIL_TRANSITIONS, 'bounced', ['sent', 'opened', 'clicked']);
const BOUNCED = `update email_history set status = ${RETURN.to}, bounced_at = $2, failure_reason = $3
  where id = $1 and status in (${RETURN.from})`;

@Injectable()
export class ReturnedMailsQuery {
  constructor(private readonly database: Database) {}

  /** By its id, or where that is not known, the last mail to the address. */
  findByIdOrAddress(id: string | null, address: string | null): Promise<ReturnedMail | null> {
    return this.first(BY_ID_OR_ADDRESS, id, address);
  }

  findByIdAndAddress(id: string | null, address: string | null): Promise<ReturnedMail | null> {
    return this.first(BY_ID_AND_ADDRESS, id, address);
  }

  async bounced(id: string, at: Date, reason: string): Promise<void> {
    await this.database.query(BOUNCED, [id, at, reason]);
  }

  private async first(statement: string, id: string | null, address: string | null): Promise<ReturnedMail | null> {
    const [mail] = await this.database.query<ReturnedMail[]>(statement, [id, address]);
    return mail ?? null;
  }
}
