import type { Role } from '../../../kernel/actor.js';
import { defineOption, type HouseOption } from '../../../kernel/house-options.js';

/** The codes of an authenticator app as the second step of a login, after the password. */
export interface SecondStep {
  /** Another one each time somebody begins to set it up. */
  readonly id: string;
  readonly accountId: string;
  /** What the app makes its codes from, in base 32; null where it was sealed with another secret of the server than today's. */
  readonly key: string | null;
  /** Since when it is asked for; null until the first right code. */
  readonly since: Date | null;
}

export const RECOVERY_CODES = 10;

const OWNERS = defineOption({
  id: 'second-step-of-owners',
  concerns: 'team',
  title: 'Owners sign in in two steps',
  says: 'Whoever signs in as owner without an authenticator app or a passkey sets up the app first, and does nothing else before.',
  figures: {},
});
const MANAGERS = defineOption({
  id: 'second-step-of-managers',
  concerns: 'team',
  title: 'Site managers sign in in two steps',
  says: 'Whoever signs in as site manager without an authenticator app or a passkey sets up the app first, and does nothing else before.',
  figures: {},
});

/** Whether the owner asks for it; nobody asks the staff, who share a tablet. */
export const REQUIRED_OF: Readonly<Record<Role, HouseOption | null>> = {
  admin: OWNERS,
  manager: MANAGERS,
  staff: null,
};

/** As it is compared: people type and copy codes with spaces and dashes. */
export const plainCode = (typed: string) => typed.replaceAll(/[\s-]/g, '');

/** Whether it is one of the app's; any other is a recovery code. */
export const isOfApp = (code: string) => /^\d{6}$/.test(code);
