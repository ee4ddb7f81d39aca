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

/** Who may call a handler. The application does not start while a handler has no such mark. */
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

/** Anyone; the session is not read. */
export const Public = () => allow({ kind: 'public', knowsCaller: false });

/** Anyone; the handler receives the actor if the caller is signed in. */
export const PublicOrSignedIn = () => allow({ kind: 'public', knowsCaller: true });

/** Accounts of these roles: 401 without a login, 403 with another role. */
export const Roles = (...roles: Role[]) =>
  applyDecorators(allow({ kind: 'roles', roles }), ApiCookieAuth(), refusesStrangers, refusesOthers);

export const BEFORE_SECOND_STEP = 'courtyard:before-second-step';

/** In addition to the roles: also callers who must set up two-step sign-in first. */
export const AlsoBeforeSecondStep = () => SetMetadata(BEFORE_SECOND_STEP, true);

export const BEFORE_PASSWORD = 'courtyard:before-password';

/** In addition to the roles: also callers who must choose a new password first. */
export const AlsoBeforePassword = () => SetMetadata(BEFORE_PASSWORD, true);

export const NOT_BY_PIN = 'courtyard:not-by-pin';

/** Refuses people who are signed in by PIN on a shared tablet: for what is personal. */
export const NotByPin = () => SetMetadata(NOT_BY_PIN, true);

/** Requires a login of exactly this role in the session: 401 if there is none, never 403. Its second step may still be pending. */
export const LoginOf = (role: Role) =>
  applyDecorators(allow({ kind: 'login-of', role }), ApiCookieAuth(), refusesStrangers);

/** Integrations with an access token that has this scope; any token by default. */
export const Programs = (scope: Scope | null = null) =>
  applyDecorators(
    allow({ kind: 'program', scope }),
    ApiBearerAuth(),
    ...(scope === null ? [] : [ApiExtension(REQUIRED_SCOPE, scope)]),
    ApiUnauthorizedResponse(problemResponse('No access token, or one that has ended')),
    ApiForbiddenResponse(problemResponse('The access token lacks a scope')),
  );

/** A signed-in account of the caller's session. */
export interface Login extends Actor {
  readonly email: string;
  /** Two-step sign-in must be set up first. */
  readonly awaitsSecondStep?: boolean;
  /** A password set by another person must be changed first. */
  readonly awaitsPassword?: boolean;
  /** The browser is a tablet that staff share. */
  readonly isOnSharedTablet?: boolean;
  /** Signed in by PIN on a shared tablet. */
  readonly isByPin?: boolean;
}

export interface SignedInRequest extends Request {
  actor?: Login;
  program?: Program;
}

/** An integration that calls with its access token. */
export interface Program extends Author {
  readonly role: 'program';
  readonly scopes: readonly Scope[];
}

/** The calling integration; only in handlers marked @Programs. */
export const CurrentProgram = createParamDecorator((_: unknown, context: ExecutionContext): Program => {
  const { program } = context.switchToHttp().getRequest<SignedInRequest>();
  if (!program) throw new Error('This handler is not for programs.');
  return program;
});

/** Authenticates access tokens. */
export abstract class ProgramAuthenticator {
  /** @throws HttpProblem 401 without a valid token; TooMany */
  abstract programOf(request: Request): Promise<Program>;
}

/** The account that makes the call; only in handlers that need a login. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Login => {
  const { actor } = context.switchToHttp().getRequest<SignedInRequest>();
  if (!actor) throw new Error('This handler is open to everybody and has no actor.');
  return actor;
});

/** The account that makes the call, null when no one is signed in; for handlers marked @PublicOrSignedIn. */
export const OptionalActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Login | null =>
    context.switchToHttp().getRequest<SignedInRequest>().actor ?? null,
);

/**
 * Identifies the caller. Not a Passport strategy: rate limits and body parsing need it before authorization, streams
 * long after, and Passport has one strategy per name for the whole process.
 */
export abstract class Authenticator {
  /** Live logins of the caller's session, newest first; [] if there is none. The session is read once per call. */
  abstract loginsOf(request: Request): Promise<readonly Login[]>;
  /** Reads the session again; for streams that stay open for hours. */
  abstract loginsNow(request: Request): Promise<readonly Login[]>;
  /** Whether the browser sent a session cookie, expired or not. */
  abstract bringsSession(request: Request): boolean;
}
