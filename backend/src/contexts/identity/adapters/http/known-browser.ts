import type { Request, Response } from 'express';
import type { Clock } from '../../../../kernel/clock.js';
import type { SignedLinks } from '../../../../platform/links/signed-links.js';
import { PrivateCookie } from '../../../../platform/http/private-cookie.js';

const PURPOSE = 'known-browser';
const SECONDS = 180 * 86_400;
const MOST_ACCOUNTS = 8;

/** A signed cookie that outlives sessions and names the accounts which have signed in with this browser. It opens nothing. */
export class KnownBrowserCookie {
  private readonly cookie: PrivateCookie;

  constructor(
    private readonly links: SignedLinks,
    private readonly clock: Clock,
    publicUrl: URL,
  ) {
    this.cookie = new PrivateCookie('courtyard.known', SECONDS, publicUrl);
  }

  /** Account ids, the last one first. */
  accountsIn(request: Request): readonly string[] {
    const accounts = this.links.read(PURPOSE, this.cookie.read(request) ?? '');
    return accounts ? accounts.split(',') : [];
  }

  remember(accountId: string, request: Request, response: Response): void {
    const others = this.accountsIn(request).filter((id) => id !== accountId);
    const accounts = [accountId, ...others].slice(0, MOST_ACCOUNTS);
    const expiresAt = new Date(this.clock.now().getTime() + SECONDS * 1000);
    this.cookie.write(response, this.links.sign(PURPOSE, accounts.join(','), expiresAt));
  }
}
