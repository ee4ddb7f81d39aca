import { Injectable } from '@nestjs/common';
import type { EntitySchemaColumnOptions } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import { ACCESS_TOKEN, type AccessToken } from '../../domain/access-token.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { AccessTokenRepository } from '../../domain/access-tokens.service.js';

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

export const AccessTokenSchema = new TrackedSchema<AccessToken>(
  {
    name: 'AccessToken',
    tableName: 'access_tokens',
    columns: {
      id: { type: 'uuid', primary: true },
      name: { type: 'text' },
      scopes: { type: 'text', array: true },
      hash: { type: 'text' },
      createdBy: { type: 'text', name: 'created_by' },
      accountId: { type: 'uuid', name: 'account_id', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      expiresAt: { type: 'timestamptz', precision: 3, name: 'expires_at' },
    } satisfies Record<keyof AccessToken, EntitySchemaColumnOptions>,
  },
  { subject: ACCESS_TOKEN, nameOf: ({ name }) => name },
);

@Injectable()
export class TypeOrmAccessTokenRepository implements AccessTokenRepository {
  private readonly repository: TrackedRepository<AccessToken>;

  constructor(
    database: Database,
    private readonly query: AccessTokensQuery,
  ) {
    this.repository = database.getRepository(AccessTokenSchema);
  }

  add(token: AccessToken): Promise<void> {
    return this.repository.insert(token);
  }

  get(id: string): Promise<AccessToken | null> {
    return this.repository.findOneBy({ id });
  }

  findByHash(hash: string): Promise<AccessToken | null> {
    return this.query.findByHash(hash);
  }

  async idsOfAccount(accountId: string): Promise<string[]> {
    return (await this.repository.findBy({ accountId })).map(({ id }) => id);
  }

  expiredWithWebhooks(now: Date): Promise<AccessToken[]> {
    return this.query.expiredWithWebhooks(now);
  }

  remove(token: AccessToken): Promise<void> {
    return this.repository.remove(token);
  }

  touch(id: string, now: Date): Promise<void> {
    return this.query.touch(id, now);
  }
}
