import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { SentMails } from '../../domain/ports/sent-mails.js';

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
      `update email_history set status = 'unsubscribed' where id = $1 and status in ('sent', 'opened', 'clicked')`,
      [historyId],
    );
  }
}
