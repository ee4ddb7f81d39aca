import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { EMAIL_TRANSITIONS } from '../../../sending/domain/index.js';
import type { SentMails } from '../../domain/ports/sent-mails.js';

/** Unsubscribing belongs to this part, while the email behind it belongs to sending. */
const LEAVE = transition(EMAIL_TRANSITIONS, 'unsubscribed');

@Injectable()
export class PgSentMails implements SentMails {
  constructor(private readonly database: Database) {}

  async addressOf(historyId: string): Promise<string | null> {
    const [row] = await this.database.query<{ address: string }[]>(
      `select recipient_email as address from email_history
       where id = $1 and recipient_email <> 'erased-' || id || '@guest.invalid'`,
      [historyId],
    );
    return row?.address ?? null;
  }

  async leftBy(historyId: string): Promise<void> {
    await this.database.query(
      `update email_history set status = ${LEAVE.to} where id = $1 and status in (${LEAVE.from})`,
      [historyId],
    );
  }
}
