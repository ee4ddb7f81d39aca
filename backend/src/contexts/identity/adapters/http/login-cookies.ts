import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import Bowser from 'bowser';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { PrivateCookie } from '../../../../platform/http/private-cookie.js';
import { Clock } from '../../../../kernel/clock.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import { type Assertion, CHALLENGE_SECONDS, type PasskeyAnswer } from '../../domain/passkey.js';
import { DIRECTORY_SECONDS, type DirectoryRequest } from '../../domain/directory-sign-in.js';
import type { Account } from '../../domain/account.js';
import type { BrowserMemory } from '../../domain/ports/session.repository.js';

const SEVEN_DAYS_SECONDS = 7 * 86_400;

/** Stores a session's random token in the browser. */
@Injectable()
export class SessionCookie extends PrivateCookie {
  constructor({ publicUrl }: AppSettings) {
    super('courtyard.sid', SEVEN_DAYS_SECONDS, publicUrl);
  }
}

/** Stores a passkey challenge in a signed cookie, which binds it to one browser and one purpose. */
@Injectable()
export class ChallengeCookie {
  private readonly cookie: PrivateCookie;

  constructor(
    private readonly links: SignedLinks,
    private readonly clock: Clock,
    { publicUrl }: AppSettings,
  ) {
    this.cookie = new PrivateCookie('courtyard.challenge', CHALLENGE_SECONDS, publicUrl);
  }

  write(response: Response, purpose: string, challenge: string): void {
    const expiresAt = new Date(this.clock.now().getTime() + CHALLENGE_SECONDS * 1000);
    this.cookie.write(response, this.links.sign(purpose, challenge, expiresAt));
  }

  /** The passkey assertion of a sign-in with its challenge; null if no passkey was used. */
  answerOf(assertion: Assertion | null | undefined, request: Request, response: Response): PasskeyAnswer | null {
    return assertion ? { assertion, challenge: this.take(request, response, SIGNING_IN) } : null;
  }

  /** Null if there is no challenge for the purpose, or it has expired. */
  take(request: Request, response: Response, purpose: string): string | null {
    this.cookie.clear(response);
    return this.links.read(purpose, this.cookie.read(request) ?? '');
  }
}

export const SIGNING_IN = 'passkey-sign-in';
export const addingTo = (accountId: string) => `passkey-of ${accountId}`;

const PURPOSE = 'directory-sign-in';

/**
 * Ties the directory's response to the browser that started the sign-in. The return is a cross-site navigation, for
 * which the browser does not send the cookie; the page it leads to then sends it.
 */
@Injectable()
export class DirectoryCookie {
  private readonly cookie: PrivateCookie;

  constructor(
    private readonly links: SignedLinks,
    private readonly clock: Clock,
    { publicUrl }: AppSettings,
  ) {
    this.cookie = new PrivateCookie('courtyard.directory', DIRECTORY_SECONDS, publicUrl);
  }

  write(response: Response, request: DirectoryRequest): void {
    const expiresAt = new Date(this.clock.now().getTime() + DIRECTORY_SECONDS * 1000);
    this.cookie.write(response, this.links.sign(PURPOSE, JSON.stringify(request), expiresAt));
  }

  /** Null if there is none, or it has expired. */
  read(request: Request): DirectoryRequest | null {
    const stored = this.links.read(PURPOSE, this.cookie.read(request) ?? '');
    return stored === null ? null : (JSON.parse(stored) as DirectoryRequest);
  }

  clear(response: Response): void {
    this.cookie.clear(response);
  }
}

const KNOWN_BROWSER_PURPOSE = 'known-browser';
const SECONDS = 180 * 86_400;
const MAX_ACCOUNTS = 8;

type Known = Pick<Account, 'id' | 'passwordHash'>;

/**
 * A signed cookie that outlives sessions. It lists the accounts that have signed in with this browser, each with a
 * digest of its password's hash, so that a new password makes the browser unknown. It grants no access.
 */
@Injectable()
export class KnownBrowserCookie {
  private readonly cookie: PrivateCookie;

  constructor(
    private readonly links: SignedLinks,
    private readonly clock: Clock,
    { publicUrl }: AppSettings,
  ) {
    this.cookie = new PrivateCookie('courtyard.known', SECONDS, publicUrl);
  }

  memoryIn(request: Request): BrowserMemory {
    const text = this.cookie.read(request);
    const marks = this.marksIn(request);
    return {
      id: text === null || marks.length === 0 ? null : digest(text),
      knows: (account) => marks.includes(markOf(account)),
    };
  }

  remember(account: Known, request: Request, response: Response): void {
    const others = this.marksIn(request).filter((mark) => !mark.startsWith(account.id));
    const marks = [markOf(account), ...others].slice(0, MAX_ACCOUNTS);
    const expiresAt = new Date(this.clock.now().getTime() + SECONDS * 1000);
    this.cookie.write(response, this.links.sign(KNOWN_BROWSER_PURPOSE, marks.join(','), expiresAt));
  }

  private marksIn(request: Request): readonly string[] {
    const marks = this.links.read(KNOWN_BROWSER_PURPOSE, this.cookie.read(request) ?? '');
    return marks ? marks.split(',') : [];
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const markOf = ({ id, passwordHash }: Known) => `${id}:${digest(passwordHash ?? '').slice(0, 16)}`;

/** A name such as 'Chrome on Windows' from the User-Agent header; null if unknown. */
export function browserName(userAgent = ''): string | null {
  // No real browser sends a longer one.
  if (userAgent === '' || userAgent.length > 1000) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}
