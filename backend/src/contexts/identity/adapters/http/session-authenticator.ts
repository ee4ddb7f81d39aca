import type { Request } from 'express';
import { Authenticator, type Login } from '../../../../platform/http/security/access.js';
import type { PgSessionRepository } from '../persistence/pg-session.repository.js';
import type { SessionCookie } from './session-cookie.js';

export class SessionAuthenticator implements Authenticator {
  constructor(
    private readonly sessions: PgSessionRepository,
    private readonly cookie: SessionCookie,
  ) {}

  async loginsOf(request: Request): Promise<readonly Login[]> {
    const token = this.cookie.read(request);
    if (token === null) return [];
    const logins = await this.sessions.liveLogins(token);
    if (logins.some(({ isStale }) => isStale) && isUse(request)) await this.sessions.touch(token);
    return logins.map(({ id, role, name, email }) => ({ id, role, name, email }));
  }
}

/** Lists are polled by an open tab; a person changes something, or opens a screen, which asks for `/me`. */
function isUse(request: Request): boolean {
  return request.method !== 'GET' || request.path.endsWith('/me');
}
