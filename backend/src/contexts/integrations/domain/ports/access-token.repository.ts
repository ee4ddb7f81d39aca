import type { AccessToken } from '../access-token.js';

export abstract class AccessTokenRepository {
  abstract add(token: AccessToken): Promise<void>;
  abstract get(id: string): Promise<AccessToken | null>;
  abstract findByHash(hash: string): Promise<AccessToken | null>;
  /** Of those that the account has made. */
  abstract idsOfAccount(accountId: string): Promise<string[]>;
  /** Those that have expired while webhooks of theirs are still on. */
  abstract expiredWithWebhooks(now: Date): Promise<AccessToken[]>;
  abstract remove(token: AccessToken): Promise<void>;
  /** Writes when it was used last, once a minute at most. */
  abstract touch(id: string, now: Date): Promise<void>;
}
