import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { AccessToken } from '../../domain/access-token.js';

const COLUMNS = `id, name, scopes, hash, created_by as "createdBy",
  account_id as "accountId", created_at as "createdAt", expires_at as "expiresAt"`;
const USED_A_MINUTE_AGO = `(last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`;

export interface ListedToken extends AccessToken {
  readonly lastUsedAt: Date | null;
}

/** Reads tokens by hash on each call, and records their use, which does not count as a change of the token. */
@Injectable()
export class AccessTokensQuery {
  constructor(private readonly database: Database) {}

  async findByHash(hash: string): Promise<AccessToken | null> {
    const [token] = await this.database.query<AccessToken[]>(`select ${COLUMNS} from access_tokens where hash = $1`, [
      hash,
    ]);
    return token ?? null;
  }

  /** All tokens, newest first. */
  list(): Promise<ListedToken[]> {
    return this.database.query<ListedToken[]>(
      `select ${COLUMNS}, last_used_at as "lastUsedAt" from access_tokens order by created_at desc, id desc`,
    );
  }

  /** Expired tokens that still have active webhooks. */
  expiredWithWebhooks(now: Date): Promise<AccessToken[]> {
    return this.database.query<AccessToken[]>(
      `select ${COLUMNS} from access_tokens where expires_at <= $1
         and exists (select from webhook_endpoints where token_id = access_tokens.id and is_active)`,
      [now],
    );
  }

  async touch(id: string, now: Date): Promise<void> {
    await this.database.query(`update access_tokens set last_used_at = $2 where id = $1 and ${USED_A_MINUTE_AGO}`, [
      id,
      now,
    ]);
  }
}
