import type { AccessToken } from '../access-token.js';

export abstract class AccessTokenRepository {
  abstract add(token: AccessToken): Promise<void>;
  abstract get(id: string): Promise<AccessToken | null>;
  abstract findByHash(hash: string): Promise<AccessToken | null>;
  /** Ids of the tokens that the account has created. */
  abstract idsOfAccount(accountId: string): Promise<string[]>;
  /** Expired tokens that still have active webhooks. */
  abstract expiredWithWebhooks(now: Date): Promise<AccessToken[]>;
  abstract remove(token: AccessToken): Promise<void>;
  /** Records the last use, at most once a minute. */
  abstract touch(id: string, now: Date): Promise<void>;
}
