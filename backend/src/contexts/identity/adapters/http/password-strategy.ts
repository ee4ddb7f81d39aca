import { type ExecutionContext, Injectable, mixin, type Type } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import type { Role } from '../../../../kernel/actor.js';
import { clientAddress } from '../../../../platform/http/client-address.js';
import { InputPipe } from '../../../../platform/http/input.pipe.js';
import type { Authenticated } from '../../domain/account.js';
import { IdentityService } from '../../domain/identity.service.js';
import { ChallengeCookie } from './challenge-cookie.js';
import { LoginBody } from './identity.dto.js';
import { KnownBrowserCookie } from './known-browser.js';

const FIELDS = { usernameField: 'email', passwordField: 'password', passReqToCallback: true, session: false } as const;
const input = new InputPipe();
const nameFor = (role: Role) => `password-${role}`;

/** Passport's check of address and password against the accounts of one role. */
export function passwordStrategy(role: Role): Type {
  @Injectable()
  class PasswordStrategy extends PassportStrategy(Strategy, nameFor(role)) {
    constructor(
      readonly identity: IdentityService,
      readonly known: KnownBrowserCookie,
      readonly challenge: ChallengeCookie,
    ) {
      super(FIELDS);
    }

    validate(request: Request, email: string, password: string): Promise<Authenticated> {
      const browser = { address: clientAddress(request), memory: this.known.memoryIn(request) };
      const { code, passkey: assertion } = request.body as LoginBody;
      const { res: response } = request;
      const passkey = response ? this.challenge.answerOf(assertion, request, response) : null;
      return this.identity.authenticate(role, { email, password, code: code || null, passkey }, browser);
    }
  }
  return mixin(PasswordStrategy);
}

/** Guards run before pipes, so this one validates the fields itself: a missing one is 400, not a wrong password. */
export function passwordGuard(role: Role): Type {
  @Injectable()
  class PasswordGuard extends AuthGuard(nameFor(role)) {
    override async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<Request>();
      request.body = await input.transform(request.body, { type: 'body', metatype: LoginBody });
      return (await super.canActivate(context)) as boolean;
    }
  }
  return mixin(PasswordGuard);
}
