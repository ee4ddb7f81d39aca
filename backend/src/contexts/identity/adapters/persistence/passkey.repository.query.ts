import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { NewPasskey, PasskeyRepository } from '../../domain/ports/passkey.repository.js';
import type { Passkey } from '../../domain/passkey.js';

const COLUMNS = `id, coalesce(admin_id, staff_id) as "accountId", credential_id as "credentialId", public_key as "publicKey",
  transports, name, created_at as "createdAt", used_at as "usedAt"`;

@Injectable()
export class PgPasskeyRepository implements PasskeyRepository {
  private readonly logger = new Logger('Security');

  constructor(private readonly database: Database) {}

  ofAccount(accountId: string): Promise<Passkey[]> {
    return this.database.query<Passkey[]>(
      `select ${COLUMNS} from passkeys where admin_id = $1 or staff_id = $1 order by created_at, id`,
      [accountId],
    );
  }

  async find(credentialId: string): Promise<Passkey | null> {
    const [found] = await this.database.query<Passkey[]>(`select ${COLUMNS} from passkeys where credential_id = $1`, [
      credentialId,
    ]);
    return found ?? null;
  }

  add({ id, account, credentialId, publicKey, counter, transports, name, createdAt }: NewPasskey): Promise<boolean> {
    const owner = account.role === 'staff' ? 'staff_id' : 'admin_id';
    return this.changes(
      `insert into passkeys (id, ${owner}, credential_id, public_key, counter, transports, name, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning id`,
      [id, account.id, credentialId, Buffer.from(publicKey), counter, transports, name, createdAt],
    );
  }

  async use(id: string, counter: number, at: Date): Promise<boolean> {
    const isUsed = await this.changes(
      `update passkeys set counter = $2, used_at = $3 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
      [id, counter, at],
    );
    if (isUsed) return true;
    const [kept] = await this.database.query<{ account: string }[]>(
      'select coalesce(admin_id, staff_id) as account from passkeys where id = $1',
      [id],
    );
    if (kept) this.logger.warn({ security: 'passkey counter went back', ...kept, passkey: id });
    return false;
  }

  remove(accountId: string, id: string): Promise<boolean> {
    return this.changes('delete from passkeys where id = $2 and (admin_id = $1 or staff_id = $1) returning id', [
      accountId,
      id,
    ]);
  }

  removeAll(accountId: string): Promise<boolean> {
    return this.changes('delete from passkeys where admin_id = $1 or staff_id = $1 returning id', [accountId]);
  }

  spend(challenge: string, at: Date): Promise<boolean> {
    return this.changes(
      `with old as (delete from spent_challenges where spent_at < $2::timestamptz - interval '1 hour')
       insert into spent_challenges (challenge, spent_at) values ($1, $2) on conflict do nothing returning challenge`,
      [challenge, at],
    );
  }

  private async changes(statement: string, values: unknown[]): Promise<boolean> {
    return (await this.database.query(statement, values)).length > 0;
  }
}
