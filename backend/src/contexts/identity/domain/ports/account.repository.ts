import type { Role } from '../../../../kernel/actor.js';
import type { Account } from '../account.js';

export interface NewAccount extends Omit<Account, 'isActive' | 'mustChoosePassword'> {
  /** Default: false. */
  readonly mustChoosePassword?: boolean;
  /** True for the sample accounts whose password the login page shows. */
  readonly isDemo: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export interface Found {
  readonly account: Account | null;
  /** The address as used for comparison, without regard to case. */
  readonly comparedAs: string;
}

/** The account as it was read before the slow comparison of the password. */
export type ComparedAccount = Pick<Account, 'id' | 'role' | 'passwordHash'>;

/** An account as others may see it. */
export type Person = Pick<Account, 'id' | 'name' | 'email' | 'role'>;

export abstract class AccountRepository {
  abstract find(role: Role, email: string): Promise<Found>;
  /** The account of that role and id, deactivated or not. */
  abstract get(role: Role, id: string): Promise<Account | null>;
  /** Finds an account by id in any role; null for demo accounts, whose password is public. */
  abstract findOwn(id: string): Promise<Account | null>;
  /** Id and name of an active account of that role; null for any other. */
  abstract findActive(role: Role, id: string): Promise<Pick<Account, 'id' | 'name'> | null>;
  /** The active accounts of these roles, by email address. */
  abstract activePeople(roles: readonly Role[]): Promise<Person[]>;
  /** Whether the address belongs to an account of any role. */
  abstract isTaken(email: string): Promise<boolean>;
  /** @throws AddressTaken */
  abstract add(account: NewAccount): Promise<void>;
  /** Sets a password that another person has chosen: it must be changed at the next sign-in. The account is no longer a demo account. */
  abstract changePassword(account: Pick<Account, 'id' | 'role'>, passwordHash: string): Promise<void>;
  /** Sets a password that its owner has chosen, if the account is active and its password unchanged since it was read. Returns whether it was. */
  abstract replacePassword(account: ComparedAccount, passwordHash: string): Promise<boolean>;
  /** Records a sign-in if the account is active and its password unchanged since it was read. Returns whether it was. */
  abstract recordLogin(account: ComparedAccount, at: Date): Promise<boolean>;
  /** Blocks sign-ins with the account until the unit of work ends. */
  abstract hold(account: Pick<Account, 'id' | 'role'>): Promise<void>;
  /** A deactivated account cannot sign in. */
  abstract changeStatus(account: Pick<Account, 'id' | 'role'>, isActive: boolean): Promise<void>;
  abstract count(): Promise<number>;
  abstract activeDemoAccounts(): Promise<Pick<Account, 'role' | 'email'>[]>;
  abstract deactivateDemoAccounts(): Promise<void>;
}
