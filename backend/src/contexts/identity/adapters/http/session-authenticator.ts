import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Authenticator, type Login } from '../../../../platform/http/security/access.js';
import { SecondStepService } from '../../domain/second-step.service.js';
import { TypeOrmSessionRepository } from '../persistence/typeorm-session.repository.js';
import { SessionCookie } from './login-cookies.js';

@Injectable()
export class SessionAuthenticator implements Authenticator {
  private readonly read = new WeakMap<Request, Promise<readonly Login[]>>();

  constructor(
    private readonly sessions: TypeOrmSessionRepository,
    private readonly cookie: SessionCookie,
    private readonly secondStep: SecondStepService,
  ) {}

  loginsOf(request: Request): Promise<readonly Login[]> {
    const logins = this.read.get(request) ?? this.loginsNow(request);
    this.read.set(request, logins);
    return logins;
  }

  bringsSession(request: Request): boolean {
    return this.cookie.read(request) !== null;
  }

  async loginsNow(request: Request): Promise<readonly Login[]> {
    const token = this.cookie.read(request);
    if (token === null) return [];
    const logins = await this.sessions.liveLogins(token);
    if (logins.some(({ isStale }) => isStale) && isUse(request)) await this.sessions.touch(token);
    return Promise.all(
      logins.map(async ({ isStale: _, hasSecondStep, ...login }) => {
        const awaitsSecondStep = !hasSecondStep && (await this.secondStep.isRequired(login.role));
        return { ...login, awaitsSecondStep };
      }),
    );
  }
}

/** Open tabs poll lists, so only changes and `/me`, which each screen requests, count as use. */
function isUse(request: Request): boolean {
  return request.method !== 'GET' || request.path.endsWith('/me');
}
