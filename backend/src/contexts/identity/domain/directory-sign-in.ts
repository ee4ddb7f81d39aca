import { Injectable } from '@nestjs/common';
import { Forbidden, NotFound } from '../../../kernel/domain-error.js';
import { type Role, ROLES } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Account, accountEvent } from './account.js';
import {
  AccountDeactivated,
  AddressTaken,
  DirectoryAddressTaken,
  DirectoryAnswerOver,
  NotInGroup,
} from './identity.errors.js';
import { AccountRepository } from './ports.js';
import { SessionRepository, type SigningIn } from './ports/session.repository.js';
import { staffMemberEvent } from './staff-account.js';

/** Time limit for signing in at the directory. */
export const DIRECTORY_SECONDS = 10 * 60;

/** A sign-in through the directory that was started in one browser; all fields but the role are random. */
export interface DirectoryRequest {
  readonly role: Role;
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
}

/** The directory's claims about a person who has signed in. */
export interface DirectoryPerson {
  readonly issuer: string;
  /** The person's permanent id in the directory, independent of address and name. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the directory has verified that the address is the person's. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  readonly groups: readonly string[];
}

export abstract class DirectoryConfig {
  /** Name of the directory as staff know it. */
  abstract readonly name: string;
  /** The directory group of each role; null for roles that do not sign in through the directory. */
  abstract readonly groups: Readonly<Record<Role, string | null>>;
}

/** The restaurant's identity provider, such as Keycloak, Google Workspace or Entra. */
export abstract class Directory {
  /** Returns the URL for the browser and the state to store for its return. @throws DirectoryDown */
  abstract begin(role: Role): Promise<{ readonly url: string; readonly request: DirectoryRequest }>;
  /**
   * The person who signed in at the directory.
   * @param query of the URL to which the browser returned, without the question mark
   * @throws DirectoryDown, DirectoryRefused, DirectoryAnswerOver
   */
  abstract personOf(query: string, request: DirectoryRequest): Promise<DirectoryPerson>;
}

type DirectoryKey = Pick<DirectoryPerson, 'issuer' | 'subject'>;

/** Links of accounts to people in the directory: a person has at most one account per role, an account at most one person. */
export abstract class DirectoryLinkRepository {
  /** Returns the account's id. */
  abstract find(role: Role, person: DirectoryKey): Promise<string | null>;
  /** Returns false and adds nothing if the person or the account is already linked. */
  abstract add(account: Pick<Account, 'id' | 'role'>, person: DirectoryKey, at: Date): Promise<boolean>;
}

/** Sign-in through the restaurant's directory, whose groups determine the role. */
@Injectable()
export class DirectorySignIn {
  constructor(
    private readonly directory: Directory,
    private readonly config: DirectoryConfig,
    private readonly links: DirectoryLinkRepository,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  get name(): string {
    return this.config.name;
  }

  /** Roles with a directory group. */
  get roles(): readonly Role[] {
    return ROLES.filter((role) => this.config.groups[role] !== null);
  }

  /** Returns the URL for the browser and the state to store for its return. @throws NotFound, DirectoryDown */
  async begin(role: Role): Promise<{ readonly url: string; readonly request: DirectoryRequest }> {
    if (this.config.groups[role] === null) throw new NotFound('Directory sign-in is off. Please use your password.');
    return this.directory.begin(role);
  }

  /**
   * Returns the account and the token of its new session. A person who is new to the directory link is matched by a
   * verified address, or gets a new account; from then on only the directory's subject counts.
   * @param query of the URL to which the browser returned
   * @param request started in this browser, if it is still valid
   * @throws NotFound, DirectoryAnswerOver, DirectoryRefused, DirectoryDown, NotInGroup, Forbidden,
   * DirectoryAddressTaken, AccountDeactivated
   */
  async signIn(
    query: string,
    request: DirectoryRequest | null,
    { before, name }: Pick<SigningIn, 'before' | 'name'>,
  ): Promise<{ account: Account; token: string }> {
    if (this.roles.length === 0) throw new NotFound('Directory sign-in is off. Please use your password.');
    if (!request) throw new DirectoryAnswerOver();
    const { role } = request;
    const person = await this.directory.personOf(query, request);
    const group = this.config.groups[role];
    if (group === null || !person.groups.includes(group)) throw new NotInGroup(role);
    const account = (await this.linked(role, person)) ?? (await this.firstTime(role, person));
    if (!account.isActive) throw new AccountDeactivated();
    const token = await this.transaction.run(account, async () => {
      if (!(await this.accounts.recordLogin(account, this.clock.now()))) throw new DirectoryAnswerOver();
      await this.outbox.add(accountEvent('account.signed-in-through-directory', account));
      return this.sessions.begin(account, before, name, { inTwoSteps: true });
    });
    return { account, token };
  }

  private async linked(role: Role, person: DirectoryPerson): Promise<Account | null> {
    const id = await this.links.find(role, person);
    return id === null ? null : this.accounts.get(role, id);
  }

  private async firstTime(role: Role, person: DirectoryPerson): Promise<Account> {
    const { email } = person;
    if (email === null)
      throw new Forbidden('The directory doesn’t share your email address, which we need. Please ask the owner.');
    const { account: known } = await this.accounts.find(role, email);
    try {
      return known ? await this.link(known, person) : await this.make(role, email, person);
    } catch (error) {
      if (!(error instanceof AddressTaken)) throw error;
      // The same person may have signed in twice at the same time.
      const account = await this.linked(role, person);
      if (!account) throw new DirectoryAddressTaken(email);
      return account;
    }
  }

  private async link(account: Account, person: DirectoryPerson): Promise<Account> {
    if (!person.isEmailVerified) throw new DirectoryAddressTaken(account.email);
    if (!account.isActive) throw new AccountDeactivated();
    await this.transaction.run(account, async () => {
      if (!(await this.links.add(account, person, this.clock.now()))) throw new AddressTaken(account.email);
      await this.outbox.add(accountEvent('account.linked-to-directory', account));
    });
    return account;
  }

  /** Creates an account without a password. */
  private async make(role: Role, email: string, person: DirectoryPerson): Promise<Account> {
    const createdAt = this.clock.now();
    const made = { id: this.ids.next(), email, name: person.name ?? email, createdBy: this.config.name, createdAt };
    const noPassword = { passwordHash: null, mustChoosePassword: false };
    const account: Account = { id: made.id, role, email, name: made.name, isActive: true, ...noPassword };
    await this.transaction.run(account, async () => {
      await this.accounts.add({ ...made, role, passwordHash: null, isDemo: false });
      if (!(await this.links.add(account, person, createdAt))) throw new AddressTaken(email);
      await this.outbox.add(accountEvent('account.made-by-directory', account));
      if (role === 'staff') {
        await this.outbox.add(staffMemberEvent('staff-member.added', { ...made, isActive: true, lastLogin: null }));
      }
    });
    return account;
  }
}
