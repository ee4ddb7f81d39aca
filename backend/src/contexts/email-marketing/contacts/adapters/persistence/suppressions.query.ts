import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { EMAIL_TRANSITIONS } from '../../../sending/domain/index.js';
import type { SentMails } from '../../domain/preferences.service.js';
import type { SuppressionReason } from '../../domain/contact.js';
import type { Suppressions } from '../../domain/ports.js';

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

@Injectable()
export class PgSuppressions implements Suppressions {
  constructor(private readonly database: Database) {}

  async keyOf(address: string): Promise<string> {
    const [row] = await this.database.query<{ key: string }[]>(
      `select encode(email_suppression_key($1), 'hex') as key`,
      [address],
    );
    return row?.key ?? '';
  }

  async find(address: string): Promise<SuppressionReason | null> {
    const [row] = await this.database.query<{ reason: SuppressionReason }[]>(
      'select reason from email_suppressions where key = email_suppression_key($1)',
      [address],
    );
    return row?.reason ?? null;
  }

  async add(address: string, reason: SuppressionReason, detail: string | null): Promise<void> {
    await this.database.query(
      `insert into email_suppressions as known (key, reason, detail) values (email_suppression_key($1), $2, $3)
       on conflict (key) do update set reason = excluded.reason, detail = excluded.detail where known.reason = 'bounced' or (known.detail like 'merge %' and excluded.reason <> 'bounced')`,
      [address, reason, detail],
    );
  }

  async lift(address: string): Promise<void> {
    await this.database.query('delete from email_suppressions where key = email_suppression_key($1)', [address]);
  }
}
