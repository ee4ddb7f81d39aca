import type { Role } from '../../../kernel/actor.js';
import { defineSetting, type FeatureSetting } from '../../../kernel/feature-settings.js';

/** The codes of an authenticator app as the second step of a login, after the password. */
export interface SecondStep {
  /** New each time setup is started. */
  readonly id: string;
  readonly accountId: string;
  /** What the app makes its codes from, in base 32; null where it was sealed with another secret of the server than today's. */
  readonly key: string | null;
  /** Since when it is asked for; null until the first right code. */
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

/** As it is compared: people type and copy codes with spaces and dashes. */
export const plainCode = (typed: string) => typed.replaceAll(/[\s-]/g, '');

/** Whether it is one of the app's; any other is a recovery code. */
export const isOfApp = (code: string) => /^\d{6}$/.test(code);
