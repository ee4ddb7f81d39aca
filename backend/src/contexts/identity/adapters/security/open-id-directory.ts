import { Injectable, Logger } from '@nestjs/common';
import type { ClientAuth, Configuration, IDToken, UserInfoResponse } from 'openid-client';
import type { Role } from '../../../../kernel/actor.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { isMailAddress } from '../../../../platform/http/fields/index.js';
import type { Directory, DirectoryPerson, DirectoryRequest } from '../../domain/directory-sign-in.js';
import { DirectoryAnswerOver, DirectoryDown, DirectoryRefused } from '../../domain/identity.errors.js';
import { directoryOf, identitySettings } from '../../identity.settings.js';

type Library = typeof import('openid-client');
type Claims = Partial<IDToken & UserInfoResponse>;

export interface DirectorySettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly groupsClaim: string;
  /** The required `acr` claim, which marks a two-step sign-in; undefined accepts any. */
  readonly acr: string | undefined;
  /** Allows HTTP without TLS, for a directory in development and tests. */
  readonly isInsecure: boolean;
}

const TIMEOUT_SECONDS = 10;
const MAX_NAME_LENGTH = 120;
/** OAuth error codes for temporary problems of the directory. */
const TROUBLE = new Set(['server_error', 'temporarily_unavailable']);
/** No response, or one from a proxy in between. */
const SILENCE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** OpenID Connect: authorization code flow with PKCE. Loads the library and the directory's metadata at the first sign-in. */
@Injectable()
export class OpenIdDirectory implements Directory {
  private readonly logger = new Logger('Security');
  private readonly settings: DirectorySettings;
  private readonly returnTo: string;
  private known?: Promise<{ library: Library; configuration: Configuration }>;

  constructor(settings: AppSettings) {
    this.settings = directoryOf(settings.of(identitySettings));
    this.returnTo = `${settings.environment.PUBLIC_URL}/sign-in/directory`;
  }

  async begin(role: Role): Promise<{ url: string; request: DirectoryRequest }> {
    const { library, configuration } = await this.connected();
    const verifier = library.randomPKCECodeVerifier();
    // The redirect page reads the role from the state.
    const state = `${role}.${library.randomState()}`;
    const request = { role, state, nonce: library.randomNonce(), verifier };
    const url = library.buildAuthorizationUrl(configuration, {
      redirect_uri: this.returnTo,
      scope: this.scopeOf(configuration),
      state,
      nonce: request.nonce,
      ...(this.settings.acr !== undefined && { acr_values: this.settings.acr }),
      code_challenge: await library.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, request };
  }

  async personOf(query: string, { state, nonce, verifier }: DirectoryRequest): Promise<DirectoryPerson> {
    const { library, configuration } = await this.connected();
    const returned = new URL(this.returnTo);
    returned.search = query;
    if (returned.searchParams.get('state') !== state) throw new DirectoryAnswerOver();
    try {
      const tokens = await library.authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new DirectoryRefused();
      const { acr } = this.settings;
      if (acr !== undefined && claims['acr'] !== acr) {
        this.logger.warn({ security: 'directory sign-in too weak', acr: claims['acr'] });
        throw new DirectoryRefused();
      }
      return this.toPerson(claims, await this.restOf(library, configuration, claims, tokens.access_token));
    } catch (error) {
      throw this.toRefusal(library, error);
    }
  }

  /** Claims missing from the token, from the directory's userinfo endpoint. */
  private async restOf(
    library: Library,
    configuration: Configuration,
    claims: IDToken,
    accessToken: string,
  ): Promise<Claims> {
    const wanted = ['email', 'email_verified', 'name', this.settings.groupsClaim];
    const isWhole = wanted.every((claim) => claims[claim] !== undefined);
    if (isWhole || !configuration.serverMetadata().userinfo_endpoint) return {};
    return library.fetchUserInfo(configuration, accessToken, claims.sub);
  }

  private toPerson({ iss, sub, ...token }: IDToken, rest: Claims): DirectoryPerson {
    const claims: Claims = { ...rest, ...token };
    // Take an address and its verification from the same source, either the token or UserInfo.
    const { email, email_verified: isEmailVerified } = token.email === undefined ? rest : token;
    const { name } = claims;
    const groups = claims[this.settings.groupsClaim];
    return {
      issuer: iss,
      subject: sub,
      email: typeof email === 'string' && isMailAddress(email) ? email : null,
      isEmailVerified: isEmailVerified === true,
      name: typeof name === 'string' ? plain(name) || null : null,
      groups: (Array.isArray(groups) ? groups : [groups]).filter((group) => typeof group === 'string'),
    };
  }

  private toRefusal(library: Library, error: unknown): Error {
    if (error instanceof DirectoryRefused) return error;
    if (error instanceof library.AuthorizationResponseError) {
      if (TROUBLE.has(error.error)) return this.down(error);
      return new DirectoryRefused();
    }
    if (error instanceof library.ResponseBodyError) {
      if (error.error === 'invalid_grant') return new DirectoryAnswerOver();
      // For example a wrong client secret; the log tells the operator why.
      return this.down(error);
    }
    // The library throws errors without a code for cases it did not expect.
    if (!(error instanceof library.ClientError) || !error.code || SILENCE.has(error.code)) return this.down(error);
    this.logger.warn({ security: 'directory not believed', reason: reasonOf(error) });
    return new DirectoryRefused();
  }

  private down(error: unknown): DirectoryDown {
    this.logger.warn({ security: 'directory does not answer', reason: reasonOf(error) });
    return new DirectoryDown();
  }

  /** Cached after the first success. @throws DirectoryDown */
  private async connected(): Promise<{ library: Library; configuration: Configuration }> {
    this.known ??= this.connect();
    try {
      return await this.known;
    } catch (error) {
      this.known = undefined;
      throw this.down(error);
    }
  }

  private async connect(): Promise<{ library: Library; configuration: Configuration }> {
    const library = await import('openid-client');
    const { issuer, clientId, clientSecret, isInsecure } = this.settings;
    const configuration = await library.discovery(
      new URL(issuer),
      clientId,
      undefined,
      bySecret(library, clientSecret),
      {
        // Verify signatures in addition to TLS.
        execute: [library.enableNonRepudiationChecks, ...(isInsecure ? [library.allowInsecureRequests] : [])],
        timeout: TIMEOUT_SECONDS,
      },
    );
    return { library, configuration };
  }

  /** Some directories return the groups claim only if a scope of that name is requested. */
  private scopeOf(configuration: Configuration): string {
    const { groupsClaim } = this.settings;
    const offered = configuration.serverMetadata().scopes_supported ?? [];
    return ['openid', 'email', 'profile', ...(offered.includes(groupsClaim) ? [groupsClaim] : [])].join(' ');
  }
}

/** The authentication method that the directory supports; HTTP Basic if it names none. */
function bySecret({ ClientSecretBasic, ClientSecretPost }: Library, secret: string): ClientAuth {
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

const plain = (text: string) =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);

/** Leaves out response bodies, which may contain tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { error: code } = error as { error?: unknown };
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return [error.name, error.message, typeof code === 'string' ? code : '', cause].filter(Boolean).join(': ');
}
