import type { Scope } from '../../../kernel/scope.js';

/** Format of access tokens. */
export abstract class TokenTexts {
  abstract next(): string;
  /** False for a mistyped token. */
  abstract canBe(text: string): boolean;
  abstract hashOf(text: string): string;
}

/** Subject type of access tokens in events and the audit log. */
export const ACCESS_TOKEN = 'access-token';

/** Authorizes an integration until it expires or is ended. Only a hash is stored; the text is shown once. */
export interface AccessToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly hash: string;
  readonly createdBy: string;
  /** The creator's account; null if created on the server's command line. */
  readonly accountId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const opensAt = ({ expiresAt }: AccessToken, now: Date): boolean => now < expiresAt;
