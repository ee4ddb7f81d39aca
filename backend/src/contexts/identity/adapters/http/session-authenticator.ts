import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { clientAddress } from '../../../../platform/http/client-address.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { Authenticator, type Login } from '../../../../platform/http/security/access.js';
import { SecondStepService } from '../../domain/second-step.service.js';
import { TypeOrmSessionRepository } from '../persistence/typeorm-session.repository.js';
import { MachineAccounts } from '../security/machine-accounts.js';
import { SessionCookie } from './session-cookie.js';

@Injectable()
export class SessionAuthenticator implements Authenticator {
  readonly machinesMay = 'A machine account may read reservations and contacts, and nothing else.';

  private readonly read = new WeakMap<Request, Promise<readonly Login[]>>();

  constructor(
    private readonly sessions: TypeOrmSessionRepository,
    private readonly cookie: SessionCookie,
    private readonly machines: MachineAccounts,
    private readonly secondStep: SecondStepService,
  ) {}

  loginsOf(request: Request): Promise<readonly Login[]> {
    const logins = this.read.get(request) ?? this.loginsNow(request);
    this.read.set(request, logins);
    return logins;
  }

  async loginsNow(request: Request): Promise<readonly Login[]> {
    const token = this.cookie.read(request);
    if (token === null) return [];
    const logins = await this.sessions.liveLogins(token);
    if (logins.some(({ isStale }) => isStale) && isUse(request)) await this.sessions.touch(token);
    return Promise.all(
      logins.map(async ({ id, role, name, email, hasSecondStep, awaitsPassword }) => {
        const awaitsSecondStep = !hasSecondStep && (await this.secondStep.isRequired(role));
        return { id, role, name, email, awaitsPassword, awaitsSecondStep };
      }),
    );
  }

  async isMachine(request: Request): Promise<boolean> {
    const credentials = basicCredentials(request.header('authorization'));
    if (!credentials) return false;
    const [username, password] = credentials;
    if (await this.machines.knows(username, password, clientAddress(request))) return true;
    throw new HttpProblem(401, 'Invalid username or password');
  }
}

/** RFC 7617: everything up to the first colon is the name. */
function basicCredentials(header = ''): [username: string, password: string] | null {
  const encoded = /^basic +([\w+/=-]+)$/i.exec(header)?.[1];
  if (encoded === undefined) return null;
  const [username = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return [username, password.join(':')];
}

/** Lists are polled by an open tab; a person changes something, or opens a screen, which asks for `/me`. */
function isUse(request: Request): boolean {
  return request.method !== 'GET' || request.path.endsWith('/me');
}
