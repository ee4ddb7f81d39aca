import type { Role } from '../../../kernel/actor.js';
import { defineSetting, type FeatureSetting } from '../../../kernel/feature-settings.js';

/** Authenticator app as the second step of a login, after the password. */
export interface SecondStep {
  /** New each time setup is started. */
  readonly id: string;
  readonly accountId: string;
  /** The app's Base32 key; null if it was sealed with a secret that the server no longer has. */
  readonly key: string | null;
  /** Start of use; null until the first correct code. */
  readonly since: Date | null;
}

export const RECOVERY_CODES = 10;

const OWNERS = defineSetting({
  id: 'second-step-of-owners',
  concerns: 'team',
  title: 'Two-step sign-in for owners',
  description: 'Owners must set up an authenticator app or passkey before they can do anything else.',
  figures: {},
});
const MANAGERS = defineSetting({
  id: 'second-step-of-managers',
  concerns: 'team',
  title: 'Two-step sign-in for site managers',
  description: 'Site managers must set up an authenticator app or passkey before they can do anything else.',
  figures: {},
});

/** The setting that requires it; staff are exempt because they share a tablet. */
export const REQUIRED_OF: Readonly<Record<Role, FeatureSetting | null>> = {
  admin: OWNERS,
  manager: MANAGERS,
  staff: null,
};

/** What the owner may require. */
export const REQUIRED_SECOND_STEPS = [OWNERS, MANAGERS];

/** Normalizes codes for comparison: people type and copy them with spaces and dashes. */
export const plainCode = (typed: string) => typed.replaceAll(/[\s-]/g, '');

/** Whether it has the format of the app's codes; any other is a recovery code. */
export const isOfApp = (code: string) => /^\d{6}$/.test(code);
