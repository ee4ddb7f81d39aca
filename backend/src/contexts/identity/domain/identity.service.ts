import { Injectable } from '@nestjs/common';
import { Conflict, InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import type { Actor, Role } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Account, accountEvent, type Authenticated, passwordProblem, signInFact } from './account.js';
import { AccountDeactivated, WrongCode, WrongCredentials } from './identity.errors.js';
import { OwnPassword } from './own-password.js';
import type { PasskeyAnswer } from './passkey.js';
import {
  AccountRepository,
  CommonPasswords,
  LoginTries,
  Passwords,
  Pause,
  type Person,
  UNHINDERED_TRIES,
} from './ports.js';
import {
  type BrowserMemory,
  SessionRepository,
  type SignedInBrowser,
  type SigningIn,
} from './ports/session.repository.js';
import { SecondStepService } from './second-step.service.js';

/** Number of wrong codes within a day after which the account's owner is notified. */
const NOTIFY_AFTER_WRONG_CODES = 10;
/** Attempts per day before a browser that knows the account counts as unknown. */
const TRIES_IN_BROWSER = 10;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface LoginCredentials extends Credentials {
  /** A code of the authenticator app or a recovery code; null if none was requested yet. */
  readonly code: string | null;
  /** Replaces the code. */
  readonly passkey?: PasskeyAnswer | null;
}

export interface AccountDraft extends Credentials {
  /** Only set by samples. */
  readonly id?: string;
  readonly role: Role;
  readonly name: string;
  readonly isDemo: boolean;
  readonly createdBy: string;
}

@Injectable()
export class IdentityService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly common: CommonPasswords,
    private readonly tries: LoginTries,
    private readonly pause: Pause,
    private readonly ownPassword: OwnPassword,
    private readonly secondStep: SecondStepService,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws WrongCredentials, TooMany; only with the right password: AccountDeactivated, SecondStepRequired, WrongCode, WrongPasskey */
  async authenticate(
    role: Role,
    { email, password, code, passkey }: LoginCredentials,
    browser: KnownBrowser,
  ): Promise<Authenticated> {
    const { account, comparedAs } = await this.accounts.find(role, email);
    const attempt = { role, email: comparedAs, address: browser.address };
    const wrongTries = await this.tries.count(attempt);
    const isStranger = !account || !(await this.isKnown(account, browser.memory));
    if (isStranger && wrongTries > UNHINDERED_TRIES) await this.pause.for(await this.tries.turn(attempt));
    const isRight = await this.passwords.matches(account?.passwordHash ?? null, password);
    if (!account || !isRight) throw new WrongCredentials();
    let passed: Omit<Authenticated, keyof Account>;
    try {
      if (!account.isActive) throw new AccountDeactivated();
      passed = await this.passSecondStep(account, { code, passkey }, isStranger);
    } catch (error) {
      // Only a wrong code counts as a wrong attempt; a missing one does not.
      if (!(error instanceof WrongCode)) await this.tries.forgive(attempt);
      throw error;
    }
    await this.tries.forgive(attempt);
    if (browser.memory.id !== null) await this.tries.forgiveInBrowser(browser.memory.id);
    return { ...account, ...passed };
  }

  /** Limits known browsers too, because a copied cookie must not allow unlimited guesses without waiting. */
  private async isKnown(account: Account, { id, ...memory }: BrowserMemory): Promise<boolean> {
    if (!memory.knows(account)) return false;
    return id === null || (await this.tries.countInBrowser(id)) <= TRIES_IN_BROWSER;
  }

  /** Limits codes from unknown browsers, because the caller knows the password. Passkeys need no limit: they cannot be guessed. */
  private async passSecondStep(
    account: Account,
    { code, passkey }: Pick<LoginCredentials, 'code' | 'passkey'>,
    isStranger: boolean,
  ): Promise<Omit<Authenticated, keyof Account>> {
    if (code === null || passkey || !isStranger) return this.secondStep.pass(account, code, passkey);
    const tried = await this.tries.countCode(account.id);
    try {
      const passed = await this.secondStep.pass(account, code);
      await this.tries.forgiveCode(account.id);
      return passed;
    } catch (error) {
      if (error instanceof WrongCode && tried === NOTIFY_AFTER_WRONG_CODES) {
        await this.transaction.run(null, () => this.outbox.add(accountEvent('account.codes-guessed', account)));
      }
      throw error;
    }
  }

  /**
   * Returns the token of the new session. @throws WrongCredentials when the password or second step changed, or the
   * account ended, since the check
   */
  signIn(account: Authenticated, browser: SigningIn): Promise<string> {
    return this.transaction.run(account, async () => {
      if (!(await this.accounts.recordLogin(account, this.clock.now()))) throw new WrongCredentials();
      if (!(await this.secondStep.isStill(account))) throw new WrongCredentials();
      await this.outbox.add(accountEvent('account.signed-in', account, signInFact(account, browser)));
      return this.sessions.begin(account, browser.before, browser.name, { inTwoSteps: account.inTwoSteps });
    });
  }

  /** Returns whether the session goes on, with a login of another role or as a shared tablet. */
  signOut(token: string, role: Role): Promise<boolean> {
    return this.transaction.run(null, async () => {
      const { accountId, goesOn } = await this.sessions.endLogin(token, role);
      const account = accountId === null ? null : await this.accounts.findActive(role, accountId);
      if (account) {
        const by = { ...account, role };
        await this.transaction.run(by, () => this.outbox.add(accountEvent('account.signed-out', by)));
      }
      return goesOn;
    });
  }

  /** The account's logins, most recently used first. @param token of the caller's session */
  signedIn(actor: Actor, token: string | null): Promise<SignedInBrowser[]> {
    return this.sessions.ofAccount(actor, token);
  }

  /** Ends the account's login in one browser. @throws NotFound */
  signOutThere(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(actor, async () => {
      if (!(await this.sessions.endOne(actor, id))) throw new NotFound('You’re no longer signed in there.');
      await this.outbox.add(accountEvent('account.signed-out-elsewhere', actor));
    });
  }

  signOutEverywhere(actor: Actor): Promise<void> {
    return this.transaction.run(actor, async () => {
      await this.sessions.endAll(actor, null);
      await this.outbox.add(accountEvent('account.signed-out-everywhere', actor));
    });
  }

  /** Ends the account's sessions in other browsers. Returns the account with its new password. @throws InvalidInput per field, Conflict */
  async changePassword(
    actor: Actor & { email: string },
    current: string,
    next: string,
    browser: Browser,
  ): Promise<Account> {
    const problem = passwordProblem(actor.role, next, this.common);
    if (problem) throw new InvalidInput([{ field: 'newPassword', message: problem }]);
    const { account, forgive } = await this.ownPassword.ask(actor, current, browser.address, 'currentPassword');
    await forgive();
    if (next === current) {
      throw new InvalidInput([{ field: 'newPassword', message: 'This is your current password. Choose another one' }]);
    }
    const hash = await this.passwords.hash(next);
    await this.transaction.run(actor, async () => {
      if (!(await this.accounts.replacePassword(account, hash)))
        throw new Conflict('Your password was changed. Please sign in again.');
      await this.sessions.endAll(account, browser.token);
      await this.outbox.add(accountEvent('account.changed-password', account));
    });
    return { ...account, passwordHash: hash, mustChoosePassword: false };
  }

  /** @throws AddressTaken, InvalidInput */
  async createAccount({
    id = this.ids.next(),
    role,
    email,
    name,
    password,
    isDemo,
    createdBy,
  }: AccountDraft): Promise<void> {
    const problem = isDemo ? null : passwordProblem(role, password, this.common);
    if (problem) throw new InvalidInput([{ field: 'password', message: problem }]);
    const passwordHash = await this.passwords.hash(password);
    const account = {
      id,
      role,
      email,
      name,
      passwordHash,
      isDemo,
      createdBy,
      createdAt: this.clock.now(),
    };
    await this.accounts.add(account);
  }

  /** The active account with that role and id. */
  activeAccount(role: Role, id: string): Promise<Pick<Account, 'id' | 'name'> | null> {
    return this.accounts.findActive(role, id);
  }

  /** Email addresses of the active accounts of the role, or of one of them. */
  async activeAddresses(role: Role, id?: string): Promise<string[]> {
    const people = await this.accounts.activePeople([role]);
    return people.filter((person) => id === undefined || person.id === id).map(({ email }) => email);
  }

  /** The active accounts of these roles, by email address. */
  activePeople(...roles: readonly Role[]): Promise<Person[]> {
    return this.accounts.activePeople(roles);
  }

  /** Whether the address belongs to an account of any role. */
  isAddressTaken(email: string): Promise<boolean> {
    return this.accounts.isTaken(email);
  }

  async hasAccounts(): Promise<boolean> {
    return (await this.accounts.count()) > 0;
  }

  /** Active demo accounts, whose password is public. */
  demoAccounts(): Promise<Pick<Account, 'role' | 'email'>[]> {
    return this.accounts.activeDemoAccounts();
  }

  /** Deactivates demo accounts and ends their sessions. Returns those accounts. */
  disableDemoAccounts(): Promise<Pick<Account, 'role' | 'email'>[]> {
    return this.transaction.run(null, async () => {
      const accounts = await this.accounts.activeDemoAccounts();
      await this.accounts.deactivateDemoAccounts();
      return accounts;
    });
  }
}

/** The browser of a sign-in attempt. */
export interface KnownBrowser {
  readonly address: string;
  readonly memory: BrowserMemory;
}

/** The browser of a request. */
export interface Browser {
  readonly token: string | null;
  readonly address: string;
}
