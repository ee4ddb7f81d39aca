import type { Role } from '../../../kernel/actor.js';

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
