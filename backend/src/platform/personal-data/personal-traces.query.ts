import { Injectable } from '@nestjs/common';
import { Database } from '../persistence/database.js';
import { containing } from '../lists/list-of.js';
import { scanInChunks } from '../persistence/scan-in-chunks.query.js';
import { quotedAddress } from '../persistence/quoted-address.js';
import { ForgottenSubjects } from './forgotten-subjects.js';

/** JSON about other subjects that may quote an address: a mail server's refusal, an edited list. */
const MAY_QUOTE = [
  [{ name: 'events', key: ['id'] }, 'payload'],
  [{ name: 'events', key: ['id'] }, 'changes'],
  [{ name: 'notices', key: ['id', 'kind'] }, 'line'],
  [{ name: 'outgoing_mails', key: ['id'] }, 'message'],
] as const;
const IDEMPOTENCY_KEYS = { name: 'idempotency_keys', key: ['route', 'caller', 'key'] };

/** Replaces an erased address. */
const SOMEBODY = 'erased@guest.invalid';

/** Mentions of an address outside of the records stored under it. */
@Injectable()
export class PersonalTraces {
  constructor(
    private readonly database: Database,
    private readonly forgotten: ForgottenSubjects,
  ) {}

  /** Notifications about them. The audit log is left out because it repeats the records. */
  held(address: string) {
    return this.database.query<{ title: string }[]>(
      `select line->>'title' as title, line->'details' as details, created_at as "createdAt" from notices
       where line::text ilike $1 and line::text ~* $2 order by created_at`,
      [containing(address), quotedAddress(address)],
    );
  }

  async erase(address: string): Promise<void> {
    const wanted = [containing(address), quotedAddress(address)];
    for (const [table, column] of MAY_QUOTE) {
      const statement = (piece: string) =>
        `update ${table.name} set ${column} = regexp_replace(${column}::text, $2, '${SOMEBODY}', 'gi')::jsonb
         where ${piece} and ${column}::text ilike $1 and ${column}::text ~* $2 returning id`;
      const changed = await scanInChunks<{ id: string }>(this.database, table, statement, wanted);
      if (table.name === 'events' && column === 'changes') await this.forgotten.redact(changed.map(({ id }) => id));
    }
    await scanInChunks(
      this.database,
      IDEMPOTENCY_KEYS,
      (piece) => `delete from idempotency_keys where ${piece} and (body ilike $1 or response::text ilike $1)`,
      wanted.slice(0, 1),
    );
  }
}
