import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { ROLES, type Role } from '../../../kernel/actor.js';
import { HttpProblem } from '../problem.js';
import { ACCESS, type Access, Authenticator, type Login, type SignedInRequest } from './access.js';

/** Denies by default: only the mark on the handler lets a call through. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) return false;
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    const response = context.switchToHttp().getResponse<Response>();
    if (access.kind === 'public') {
      response.setHeader('Cache-Control', request.method === 'GET' ? 'no-cache' : 'no-store');
      if (access.knowsCaller) {
        request.actor = preferred(await this.authenticator.loginsOf(request), request.header('x-acting-as'))[0];
      }
      return true;
    }
    response.setHeader(
      'Cache-Control',
      access.kind === 'roles' && request.method === 'GET' ? 'private, no-cache' : 'no-store',
    );
    response.setHeader('Vary', 'Cookie, X-Acting-As');
    request.actor = choose(access, await this.authenticator.loginsOf(request), request.header('x-acting-as'));
    return true;
  }
}

function choose(
  access: Exclude<Access, { kind: 'public' }>,
  logins: readonly Login[],
  actingAs: string | undefined,
): Login {
  if (access.kind === 'login-of') {
    const login = logins.find(({ role }) => role === access.role);
    if (!login) throw new HttpProblem(401, 'Please sign in first.');
    return login;
  }
  if (logins.length === 0) throw new HttpProblem(401, 'Please sign in first.');
  const login = preferred(logins, actingAs).find(({ role }) => access.roles.includes(role));
  if (!login) throw new HttpProblem(403, 'Your account may not do this.');
  return login;
}

/** The logins of the role that the call asks for, else all of them. */
function preferred(logins: readonly Login[], actingAs: string | undefined): readonly Login[] {
  return actingAs === undefined ? logins : logins.filter(({ role }) => role === asRole(actingAs));
}

function asRole(text: string): Role | undefined {
  return ROLES.find((role) => role === text);
}
