import { Injectable } from '@nestjs/common';
import { InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import type { Role } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Account, accountEvent, isInvited, passwordProblem } from './account.js';
import { AccountRepository, CommonPasswords, Passwords } from './ports.js';
import { SessionRepository } from './ports/session.repository.js';

/** Emailed links to choose a password. A link becomes invalid when the account's password changes. */
export abstract class PasswordLinks {
  /** @returns the URL of the page */
  abstract linkFor(account: Account, expiresAt: Date): string;
  /** Returns the account id in the token; null if the token is not ours, for another role, or expired. */
  abstract accountIn(role: Role, token: string): string | null;
  /** Whether the password is unchanged since the token was signed. */
  abstract isUnused(account: Account, token: string): boolean;
  /** @returns the URL of the page on which a new installation gets its first owner */
  abstract linkForFirstOwner(expiresAt: Date): string;
  abstract isForFirstOwner(token: string): boolean;
}

export interface PasswordLink {
  readonly url: string;
  /** Name of the inviter; null if the person has forgotten the password and asked for the link. */
  readonly invitedBy: string | null;
}

export abstract class AccountMails {
  /** Sends at most three an hour and six a day to one address. */
  abstract sendLink(account: Account, link: PasswordLink): Promise<void>;
}

const MINUTE_MS = 60_000;
const RESET_MS = 30 * MINUTE_MS;
const INVITATION_MS = 7 * 24 * 60 * MINUTE_MS;

/** Forgotten passwords and invitations: people choose their own password through an emailed link. */
@Injectable()
export class PasswordLinksService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly common: CommonPasswords,
    private readonly links: PasswordLinks,
    private readonly mails: AccountMails,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Emails a link valid for 30 minutes, if the address has an active account of the role that signs in by password. */
  async sendResetLink(role: Role, email: string): Promise<void> {
    const { account } = await this.accounts.find(role, email);
    if (!account?.isActive) return;
    if (isInvited(account)) return this.send(account, INVITATION_MS, null);
    if (account.passwordHash !== null) await this.send(account, RESET_MS, null);
  }

  /** Emails a link valid for seven days. */
  sendInvitation(account: Account, invitedBy: string): Promise<void> {
    return this.send(account, INVITATION_MS, invitedBy);
  }

  /** Returns the account of a link. @throws NotFound */
  async accountOf(role: Role, token: string): Promise<Account> {
    const id = this.links.accountIn(role, token);
    const account = id === null ? null : await this.accounts.get(role, id);
    if (!account?.isActive || !this.links.isUnused(account, token))
      throw new NotFound('This link has expired or was already used. Please request a new one.');
    return account;
  }

  /** Sets the password and ends the account's sessions; a second step stays. @throws NotFound, InvalidInput */
  async choosePassword(role: Role, token: string, password: string): Promise<void> {
    const account = await this.accountOf(role, token);
    const problem = passwordProblem(role, password, this.common);
    if (problem) throw new InvalidInput([{ field: 'newPassword', message: problem }]);
    const hash = await this.passwords.hash(password);
    await this.transaction.run(account, async () => {
      if (!(await this.accounts.replacePassword(account, hash)))
        throw new NotFound('This link has expired or was already used. Please request a new one.');
      await this.sessions.endAll(account, null);
      await this.outbox.add(accountEvent('account.chose-password-by-link', account));
    });
  }

  private send(account: Account, worksForMs: number, invitedBy: string | null): Promise<void> {
    const url = this.links.linkFor(account, new Date(this.clock.now().getTime() + worksForMs));
    return this.mails.sendLink(account, { url, invitedBy });
  }
}
