import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { AccessToken } from '../../domain/access-token.js';
import type { AccessTokenRepository } from '../../domain/ports/access-token.repository.js';
import { AccessTokenSchema } from './access-token.schema.js';
import { AccessTokensQuery } from './access-tokens.query.js';

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
