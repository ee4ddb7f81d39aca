import type { Scope } from '../../../kernel/scope.js';

/** What events and trail call an access token. */
export const ACCESS_TOKEN = 'access-token';

/** Opens calls to another program until it ends. What is shown once is kept as a hash alone. */
export interface AccessToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly hash: string;
  readonly createdBy: string;
  /** The account of the person who made it; null for one made on the server. */
  readonly accountId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const opensAt = ({ expiresAt }: AccessToken, now: Date): boolean => now < expiresAt;
