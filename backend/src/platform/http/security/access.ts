import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiExtension,
  ApiForbiddenResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import type { Actor, Author, Role } from '../../../kernel/actor.js';
import type { Scope } from '../../../kernel/scope.js';
import { problemResponse } from '../problem-response.js';

/** Who may call a handler. A handler without such a mark keeps the application from starting. */
export type Access =
  | { readonly kind: 'public'; readonly knowsCaller: boolean }
  | { readonly kind: 'roles'; readonly roles: readonly Role[] }
  | { readonly kind: 'login-of'; readonly role: Role }
  | { readonly kind: 'program'; readonly scope: Scope | null };

export const ACCESS = 'courtyard:access';
const allow = (access: Access) => SetMetadata(ACCESS, access);
const refusesStrangers = ApiUnauthorizedResponse(problemResponse('No session, or one that has ended'));
const refusesOthers = ApiForbiddenResponse(problemResponse('Signed in, without the right to do this'));

/** The extension of an operation's description that names the scope its access token needs. */
export const REQUIRED_SCOPE = 'x-required-scope';

/** Everybody, without looking at the session. */
export const Public = () => allow({ kind: 'public', knowsCaller: false });

/** Everybody; the handler learns in whose name when the caller is signed in. */
export const PublicOrSignedIn = () => allow({ kind: 'public', knowsCaller: true });

/** Accounts of these roles: 401 without a login, 403 with another role. */
export const Roles = (...roles: Role[]) =>
  applyDecorators(allow({ kind: 'roles', roles }), ApiCookieAuth(), refusesStrangers, refusesOthers);

export const BEFORE_SECOND_STEP = 'courtyard:before-second-step';

/** Beside the roles: also for whoever has to set up two-step sign-in first. */
export const AlsoBeforeSecondStep = () => SetMetadata(BEFORE_SECOND_STEP, true);

export const BEFORE_PASSWORD = 'courtyard:before-password';

/** Beside the roles: also for a person who has to choose a password first. */
export const AlsoBeforePassword = () => SetMetadata(BEFORE_PASSWORD, true);

/** Asks for a login of exactly this role in the session: 401 when there is none, never 403; it may still await its second step. */
export const LoginOf = (role: Role) =>
  applyDecorators(allow({ kind: 'login-of', role }), ApiCookieAuth(), refusesStrangers);

/** Other programs, by an access token that has this scope; without one, by any token. */
export const Programs = (scope: Scope | null = null) =>
  applyDecorators(
    allow({ kind: 'program', scope }),
    ApiBearerAuth(),
    ...(scope === null ? [] : [ApiExtension(REQUIRED_SCOPE, scope)]),
    ApiUnauthorizedResponse(problemResponse('No access token, or one that has ended')),
    ApiForbiddenResponse(problemResponse('The access token lacks a scope')),
  );

/** An account that is signed in within the caller's session. */
export interface Login extends Actor {
  readonly email: string;
  /** Two-step sign-in is to be set up before anything else is done. */
  readonly awaitsSecondStep?: boolean;
  /** A password that another person has set is to be changed before anything else is done. */
  readonly awaitsPassword?: boolean;
}

export interface SignedInRequest extends Request {
  actor?: Login;
  program?: Program;
}

/** Another program that calls by its access token. */
export interface Program extends Author {
  readonly role: 'program';
  readonly scopes: readonly Scope[];
}

/** The program that calls; only in handlers marked @Programs. */
export const CurrentProgram = createParamDecorator((_: unknown, context: ExecutionContext): Program => {
  const { program } = context.switchToHttp().getRequest<SignedInRequest>();
  if (!program) throw new Error('This handler is not for programs.');
  return program;
});

/** Who calls by an access token. */
export abstract class ProgramAuthenticator {
  /** @throws HttpProblem 401 without a token that opens anything; TooMany */
  abstract programOf(request: Request): Promise<Program>;
}

/** The account in whose name the call is made; only in handlers that need a login. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Login => {
  const { actor } = context.switchToHttp().getRequest<SignedInRequest>();
  if (!actor) throw new Error('This handler is open to everybody and has no actor.');
  return actor;
});

/** The account in whose name the call is made, null when nobody is signed in; in handlers marked @PublicOrSignedIn. */
export const OptionalActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Login | null =>
    context.switchToHttp().getRequest<SignedInRequest>().actor ?? null,
);

/**
 * Who calls. Not by strategies of Passport's: rate limits and the reading of bodies ask before anybody is let in, streams long after, and Passport keeps
 * one strategy of a name for the whole process.
 */
export abstract class Authenticator {
  /** The live logins of the caller's session, newest first, [] when there is none; the session is read once a call. */
  abstract loginsOf(request: Request): Promise<readonly Login[]>;
  /** The same, read again: for an answer that goes on for hours. */
  abstract loginsNow(request: Request): Promise<readonly Login[]>;
  /** Whether the browser keeps a session, ended or not. */
  abstract bringsSession(request: Request): boolean;
}
