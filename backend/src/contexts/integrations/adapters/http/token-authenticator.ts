import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { clientAddress } from '../../../../platform/http/client-address.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import type { Program, ProgramAuthenticator } from '../../../../platform/http/security/access.js';
import { type Limit, RateLimits } from '../../../../platform/rate-limits/rate-limits.js';
import { AccessTokensService } from '../../domain/access-tokens.service.js';

/** Limits calls per token, and invalid tokens per address. */
const CALLS: readonly Limit[] = [{ name: 'token-calls', points: 600, seconds: 60 }];
const WRONG_TRIES: readonly Limit[] = [{ name: 'token-tries', points: 30, seconds: 60 }];

@Injectable()
export class TokenAuthenticator implements ProgramAuthenticator {
  constructor(
    private readonly tokens: AccessTokensService,
    private readonly limits: RateLimits,
  ) {}

  async programOf(request: Request): Promise<Program> {
    const text = /^bearer +(\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
    if (text === undefined) throw unauthorized('Send an access token: Authorization: Bearer cty_…');
    const token = await this.tokens.find(text);
    if (!token) {
      await this.limits.count(clientAddress(request), WRONG_TRIES);
      throw unauthorized('This token is unknown or has expired.');
    }
    await this.limits.count(token.id, CALLS);
    return { id: token.id, name: token.name, role: 'program', scopes: token.scopes };
  }
}

const unauthorized = (detail: string) => new HttpProblem(401, detail);
