import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { Clock } from '../../../../kernel/clock.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import { PrivateCookie } from '../../../../platform/http/private-cookie.js';
import type { Account } from '../../domain/account.js';
import type { BrowserMemory } from '../../domain/ports/session.repository.js';

const PURPOSE = 'known-browser';
const SECONDS = 180 * 86_400;
const MOST_ACCOUNTS = 8;

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
    const marks = [markOf(account), ...others].slice(0, MOST_ACCOUNTS);
    const expiresAt = new Date(this.clock.now().getTime() + SECONDS * 1000);
    this.cookie.write(response, this.links.sign(PURPOSE, marks.join(','), expiresAt));
  }

  private marksIn(request: Request): readonly string[] {
    const marks = this.links.read(PURPOSE, this.cookie.read(request) ?? '');
    return marks ? marks.split(',') : [];
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const markOf = ({ id, passwordHash }: Known) => `${id}:${digest(passwordHash ?? '').slice(0, 16)}`;
