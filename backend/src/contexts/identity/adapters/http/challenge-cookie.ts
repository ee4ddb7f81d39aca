import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Clock } from '../../../../kernel/clock.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { PrivateCookie } from '../../../../platform/http/private-cookie.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import { type Assertion, CHALLENGE_SECONDS } from '../../domain/passkey.js';
import type { PasskeyAnswer } from '../../domain/passkey-answers.js';

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
