import type { Clock } from '../../../kernel/clock.js';
import type { Role } from '../../../kernel/actor.js';
import type { Account } from '../domain/account.js';
import type { AccountMails, PasswordLink, PasswordLinks } from '../domain/password-links.service.js';

/** Links that can be read: the token is the link itself. */
export class ReadableLinks implements PasswordLinks {
  constructor(private readonly clock: Clock) {}

  linkFor({ id, role, passwordHash }: Account, expiresAt: Date): string {
    return JSON.stringify([role, id, passwordHash, expiresAt.getTime()]);
  }

  accountIn(role: Role, token: string): string | null {
    const [forRole, id, , expiresAt] = read(token);
    return forRole === role && expiresAt > this.clock.now().getTime() ? id : null;
  }

  isUnused({ passwordHash }: Account, token: string): boolean {
    return read(token)[2] === passwordHash;
  }

  linkForFirstOwner(expiresAt: Date): string {
    return `first owner until ${expiresAt.toISOString()}`;
  }

  isForFirstOwner(token: string): boolean {
    const [, until] = /^first owner until (.+)$/.exec(token) ?? [];
    return until !== undefined && new Date(until) > this.clock.now();
  }
}

const read = (token: string) => JSON.parse(token) as [role: Role, id: string, hash: string | null, expiresAt: number];

export class SentLinks implements AccountMails {
  readonly sent: (PasswordLink & { readonly to: string })[] = [];

  sendLink({ email: to }: Account, link: PasswordLink): Promise<void> {
    this.sent.push({ to, ...link });
    return Promise.resolve();
  }
}
