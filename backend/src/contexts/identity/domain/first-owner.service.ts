import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import { Ids } from '../../../kernel/ids.js';
import { Transaction } from '../../../kernel/transaction.js';
import { passwordProblem } from './account.js';
import { PasswordLinks } from './password-links.service.js';
import { AccountRepository, CommonPasswords, Passwords } from './ports.js';

const VALID_MS = 24 * 60 * 60_000;

/** Creates the first owner of a new installation, through a link in the server's log. Works until there is an account. */
@Injectable()
export class FirstOwnerService {
  private hasAccounts = false;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: Passwords,
    private readonly common: CommonPasswords,
    private readonly links: PasswordLinks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Whether no one can sign in yet. Accounts are never all deleted, so the database is asked until there is one. */
  async isAwaited(): Promise<boolean> {
    this.hasAccounts ||= (await this.accounts.count()) > 0;
    return !this.hasAccounts;
  }

  /** The URL at which the account is created, valid for 24 hours; null if there is one. */
  async link(): Promise<string | null> {
    if (!(await this.isAwaited())) return null;
    return this.links.linkForFirstOwner(new Date(this.clock.now().getTime() + VALID_MS));
  }

  /** @throws NotFound if the link has expired or there is an account */
  async check(token: string): Promise<void> {
    if (!this.links.isForFirstOwner(token))
      throw new NotFound('This link has expired. Restart the server, and use the new link in its log.');
    if (!(await this.isAwaited())) throw alreadySetUp();
  }

  /** @throws NotFound, InvalidInput */
  async create(token: string, { name, email, password }: { name: string; email: string; password: string }) {
    await this.check(token);
    const problem = passwordProblem('admin', password, this.common);
    if (problem) throw new InvalidInput([{ field: 'newPassword', message: problem }]);
    const passwordHash = await this.passwords.hash(password);
    const isAdded = await this.transaction.run(null, () =>
      this.accounts.addFirst({
        id: this.ids.next(),
        role: 'admin',
        name,
        email,
        passwordHash,
        isDemo: false,
        createdBy: name,
        createdAt: this.clock.now(),
      }),
    );
    if (!isAdded) throw alreadySetUp();
  }
}

const alreadySetUp = () => new NotFound('Someone has already created an account. Please sign in.');
