import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { ROLES, type Role } from '../../../kernel/actor.js';
import { NO_STORE } from '../no-store.js';
import { HttpProblem } from '../problem.js';
import {
  ACCESS,
  type Access,
  Authenticator,
  BEFORE_PASSWORD,
  BEFORE_SECOND_STEP,
  type Login,
  NOT_BY_PIN,
  ProgramAuthenticator,
  type SignedInRequest,
} from './access.js';

/** Denies by default: only the mark on the handler allows a call. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly programs: ProgramAuthenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handlers = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, handlers);
    if (!access) return false;
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    const response = context.switchToHttp().getResponse<Response>();
    const isNoStore = this.reflector.getAllAndOverride<boolean | undefined>(NO_STORE, handlers) ?? false;
    describeCaching(access, isNoStore || request.method !== 'GET', response);
    if (access.kind === 'program') {
      const program = await this.programs.programOf(request);
      if (access.scope !== null && !program.scopes.includes(access.scope)) {
        throw new HttpProblem(403, `This token lacks the scope ${access.scope}.`);
      }
      request.program = program;
    } else if (access.kind !== 'public' || access.knowsCaller) {
      const logins = await this.authenticator.loginsOf(request);
      // The session has ended elsewhere, so the browser must also drop its cached responses.
      if (access.kind !== 'public' && logins.length === 0 && this.authenticator.bringsSession(request))
        response.setHeader('Clear-Site-Data', '"cache"');
      // A public handler treats a person whose sign-in is not complete as a stranger.
      const known = access.kind === 'public' ? logins.filter(isComplete) : logins;
      const found = actor(access, known, request.header('x-acting-as'), request.header('x-acting-account'));
      const isMarked = (mark: string) => this.reflector.getAllAndOverride<boolean | undefined>(mark, handlers) ?? false;
      if (found && access.kind === 'roles') {
        if (found.awaitsPassword) {
          if (!isMarked(BEFORE_PASSWORD)) {
            throw new HttpProblem(403, 'Choose a password of your own first.', { problem: 'password-awaited' });
          }
        } else if (found.awaitsSecondStep && !isMarked(BEFORE_SECOND_STEP)) {
          throw new HttpProblem(403, 'Please set up two-step sign-in first.', { problem: 'second-step-awaited' });
        }
        if (found.isByPin && isMarked(NOT_BY_PIN))
          throw new HttpProblem(403, 'Sign in with your email and password to do this.');
      }
      request.actor = found;
    }
    return true;
  }
}

const isComplete = ({ awaitsPassword, awaitsSecondStep }: Login) => !awaitsPassword && !awaitsSecondStep;

function describeCaching(access: Access, isNoStore: boolean, response: Response): void {
  const isPersonal = access.kind !== 'public' || access.knowsCaller;
  if (isPersonal) response.setHeader('Vary', access.kind === 'program' ? 'Authorization' : 'Cookie, X-Acting-As');
  const stored = isPersonal ? 'private, no-cache' : 'no-cache';
  response.setHeader('Cache-Control', isNoStore || access.kind === 'login-of' ? 'no-store' : stored);
}

/** A call that names a role acts in that role or is rejected; one that names an account as well, for that account. */
function actor(
  access: Exclude<Access, { kind: 'program' }>,
  logins: readonly Login[],
  actingAs: string | undefined,
  account: string | undefined,
): Login | undefined {
  switch (access.kind) {
    case 'public':
      return actingAs === undefined ? logins[0] : loginOf(ROLES, logins, actingAs);
    case 'roles': {
      const login = loginOf(access.roles, logins, actingAs);
      if (account !== undefined && account !== login.id) {
        throw new HttpProblem(401, 'Someone else has signed in on this device.', { problem: 'another-account' });
      }
      return login;
    }
    case 'login-of': {
      const login = logins.find(({ role }) => role === access.role);
      if (!login) throw new HttpProblem(401, 'Please sign in first.');
      return login;
    }
  }
}

function loginOf(roles: readonly Role[], logins: readonly Login[], actingAs: string | undefined): Login {
  if (logins.length === 0) throw new HttpProblem(401, 'Please sign in first.');
  const login = logins.find(({ role }) => roles.includes(role) && (actingAs === undefined || role === actingAs));
  if (!login) throw new HttpProblem(403, 'Your account doesn’t have permission to do this.');
  return login;
}
