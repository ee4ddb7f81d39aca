import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import type { Scope } from '../../../kernel/scope.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type AccessToken, opensAt, TokenTexts } from './access-token.js';
import { WebhooksService } from './webhooks.service.js';

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

const DAY_MS = 86_400_000;
export const EXPIRES_IN_DAYS = { default: 90, min: 1, max: 365 } as const;

export interface NewToken {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresInDays?: number;
}

/** What lets other programs in. */
@Injectable()
export class AccessTokensService {
  constructor(
    private readonly tokens: AccessTokenRepository,
    private readonly texts: TokenTexts,
    private readonly webhooks: WebhooksService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @returns also the token's text, which cannot be shown again */
  async create(
    { name, scopes, expiresInDays = EXPIRES_IN_DAYS.default }: NewToken,
    by: Actor | null,
  ): Promise<{ token: AccessToken; text: string }> {
    const text = this.texts.next();
    const createdAt = this.clock.now();
    const token: AccessToken = {
      id: this.ids.next(),
      name,
      scopes: [...new Set(scopes)],
      hash: this.texts.hashOf(text),
      createdBy: by?.name ?? 'The server’s shell',
      accountId: by?.id ?? null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
    };
    await this.transaction.run(by, () => this.tokens.add(token));
    return { token, text };
  }

  /** Ends its webhooks too. @throws NotFound */
  async end(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const token = await this.tokens.get(id);
      if (!token) throw new NotFound('There is no such token.');
      await this.remove(token);
    });
  }

  /** Revokes the account's tokens. */
  endOfAccount(accountId: string): Promise<void> {
    return this.transaction.run(null, async () => {
      for (const id of await this.tokens.idsOfAccount(accountId)) {
        const token = await this.tokens.get(id);
        if (token) await this.remove(token);
      }
    });
  }

  /** Switches off the webhooks of expired tokens. */
  async endExpired(): Promise<void> {
    for (const token of await this.tokens.expiredWithWebhooks(this.clock.now())) {
      await this.webhooks.switchOffOfToken(token);
    }
  }

  /** The valid token with this text; a mistyped one needs no query. */
  async find(text: string): Promise<AccessToken | null> {
    if (!this.texts.canBe(text)) return null;
    const token = await this.tokens.findByHash(this.texts.hashOf(text));
    const now = this.clock.now();
    if (!token || !opensAt(token, now)) return null;
    await this.tokens.touch(token.id, now);
    return token;
  }

  private async remove(token: AccessToken): Promise<void> {
    await this.webhooks.switchOffOfToken(token);
    await this.tokens.remove(token);
  }
}
