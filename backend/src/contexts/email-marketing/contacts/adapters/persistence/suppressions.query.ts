import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { SuppressionReason } from '../../domain/contact.events.js';
import type { Suppressions } from '../../domain/ports/suppressions.js';

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
       on conflict (key) do update set reason = excluded.reason, detail = excluded.detail where known.reason = 'bounced'`,
      [address, reason, detail],
    );
  }

  async lift(address: string): Promise<void> {
    await this.database.query('delete from email_suppressions where key = email_suppression_key($1)', [address]);
  }
}
