import type { Actor, Role } from '../../../kernel/actor.js';
import type { SecondStep } from './second-step.js';
import type { Assertion, Attestation, CeremonyOptions, Passkey } from './passkey.js';
import type { Account } from './account.js';
import type { SharedTablet, StaffPin } from './shared-tablet.js';

export abstract class Pause {
  abstract for(milliseconds: number): Promise<void>;
}

export abstract class CommonPasswords {
  /** Whether it is one of the passwords that attackers try first, ignoring case. */
  abstract includes(password: string): boolean;
}

export abstract class Passwords {
  abstract hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that the response time does not reveal whether an address has an account. */
  abstract matches(hash: string | null, password: string): Promise<boolean>;
}

export abstract class SecondStepCodes {
  /** Base32 key for an authenticator app. */
  abstract newKey(): string;
  /** The `otpauth` URL for the QR code. @param email label in the app */
  abstract addressOf(key: string, email: string): string;
  /** Returns the code's 30-second time step, the current or the previous one; null for a wrong code. */
  abstract timeStepOf(key: string, code: string, now: Date): number | null;
  abstract newRecoveryCode(): string;
  /**
   * Slow to compute, and useless without the server's secret.
   * @param code without spaces and dashes
   */
  abstract hashOf(code: string, accountId: string): Promise<string>;
  /** Hashes with former secrets and in the format of release 0.2 and earlier: codes that were not renewed since remain valid. */
  abstract formerHashesOf(code: string, accountId: string): Promise<readonly string[]>;
}

export abstract class SecondStepRepository {
  abstract find(accountId: string): Promise<SecondStep | null>;
  /** Replaces a second step whose setup is not finished. Returns false and changes nothing if one is in use. */
  abstract begin(step: { id: string; accountId: string; key: string }, at: Date): Promise<boolean>;
  /** Stores the time step of the first correct code. Returns whether a setup was in progress. */
  abstract turnOn(id: string, timeStep: number, at: Date): Promise<boolean>;
  /** Returns true if the time step is later than any used before, for one of several concurrent calls only. */
  abstract use(id: string, timeStep: number): Promise<boolean>;
  /** Also deletes its recovery codes. Returns whether it existed. */
  abstract remove(id: string): Promise<boolean>;
  /** Replaces the previous codes. */
  abstract keepRecoveryCodes(id: string, hashes: readonly string[]): Promise<void>;
  /** Deletes the code with one of these hashes. Returns whether there was one. */
  abstract useRecoveryCode(id: string, hashes: readonly string[]): Promise<boolean>;
  abstract countRecoveryCodes(id: string): Promise<number>;
}

/** The server side of WebAuthn. */
export abstract class RelyingParty {
  abstract creationOptions(
    account: Actor & { readonly email: string },
    known: readonly Passkey[],
  ): Promise<CeremonyOptions>;
  /** For any passkey that the browser has. */
  abstract requestOptions(): Promise<CeremonyOptions>;
  /** Returns null if the credential was not created for this site and challenge with user verification. */
  abstract attested(
    attestation: Attestation,
    challenge: string,
  ): Promise<{ readonly publicKey: Uint8Array; readonly counter: number } | null>;
  /** Returns the signature counter; null if the assertion was not signed for this site and challenge with user verification. */
  abstract asserted(assertion: Assertion, challenge: string, passkey: Passkey): Promise<number | null>;
}

export interface NewPasskey extends Omit<Passkey, 'accountId' | 'usedAt'> {
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly counter: number;
}

export abstract class PasskeyRepository {
  /** Oldest first. */
  abstract ofAccount(accountId: string): Promise<Passkey[]>;
  abstract find(credentialId: string): Promise<Passkey | null>;
  /** Returns false and adds nothing if the credential is already known. */
  abstract add(passkey: NewPasskey): Promise<boolean>;
  /**
   * Returns whether the passkey exists and its counter has increased; authenticators without a counter always send 0. A
   * counter that went back means a copied authenticator and is logged to the security log.
   */
  abstract use(id: string, counter: number, at: Date): Promise<boolean>;
  /** Returns whether the account had it. */
  abstract remove(accountId: string, id: string): Promise<boolean>;
  /** Returns whether there were any. */
  abstract removeAll(accountId: string): Promise<boolean>;
  /** Returns true for the first use of the challenge only, even with concurrent calls. */
  abstract spend(challenge: string, at: Date): Promise<boolean>;
}

/** Attempts per account and hour before unknown browsers are checked one at a time. */
export const UNHINDERED_TRIES = 50;

/** One password attempt with its origin. */
export interface Try {
  readonly role: Role;
  /** As used for comparison, so that other spellings share the limit. */
  readonly email: string;
  readonly address: string;
}

export abstract class LoginTries {
  /** Counts an attempt before the comparison; returns the account's attempts within the hour. @throws TooMany */
  abstract count(attempt: Try): Promise<number>;
  /**
   * Queues strangers' attempts on an account under attack, a few seconds apart across all origins. Returns the wait in
   * milliseconds. @throws TooMany when too many are waiting already
   */
  abstract turn(attempt: Try): Promise<number>;
  /** Removes a successful attempt from the count. */
  abstract forgive(attempt: Try): Promise<void>;
  /**
   * Counts a second-step code after a correct password and before the comparison: at most ten an hour and thirty a day
   * per account. Returns the number within a day. @throws TooMany
   */
  abstract countCode(accountId: string): Promise<number>;
  abstract forgiveCode(accountId: string): Promise<void>;
  /** Counts an attempt in a browser that knows the account. Returns the number within a day. */
  abstract countInBrowser(browserId: string): Promise<number>;
  abstract forgiveInBrowser(browserId: string): Promise<void>;
  /** Counts a wrong password or code of a signed-in user. Returns the number within an hour. */
  abstract countWrongProof(accountId: string): Promise<number>;
  /**
   * Counts a PIN before the comparison: at most five wrong ones on a tablet, and twenty on all tablets within a week.
   * Returns how many more are permitted; negative if this one is not.
   */
  abstract countPin(triesId: string, tabletId: string): Promise<number>;
  abstract forgivePin(triesId: string, tabletId: string): Promise<void>;
}

/** A staff member on the list of a shared tablet. */
export type TabletPerson = Pick<Account, 'id' | 'name'>;

export abstract class StaffPinRepository {
  abstract find(staffId: string): Promise<StaffPin | null>;
  /** Active staff who can enter their PIN on the tablet, by name. */
  abstract peopleOn(tablet: SharedTablet): Promise<TabletPerson[]>;
  /** The PIN of one of them. */
  abstract findOn(tablet: SharedTablet, staffId: string): Promise<StaffPin | null>;
  /** Replaces the previous PIN; every tablet offers the person again. */
  abstract set(staffId: string, hash: string, at: Date): Promise<void>;
  /** Returns whether there was one. */
  abstract remove(staffId: string): Promise<boolean>;
}

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
  /** Adds the account unless there is one already, even with concurrent calls. Returns whether it was added. */
  abstract addFirst(account: NewAccount): Promise<boolean>;
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
