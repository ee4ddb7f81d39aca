import { Busy, Conflict, Forbidden, InvalidInput, NotFound, Unauthenticated } from '../../../kernel/domain-error.js';
import type { Role } from '../../../kernel/actor.js';

export class WrongCredentials extends Unauthenticated {
  constructor() {
    super('Invalid email or password');
  }
}

export class AccountDeactivated extends Forbidden {
  constructor() {
    super('This account has been deactivated. Please contact the owner.');
  }
}

export class AddressTaken extends Conflict {
  override readonly fields;

  constructor(email: string) {
    super(`There is already an account with the address ${email}.`);
    this.fields = [{ field: 'email', message: this.message }];
  }
}

export type SecondStepWay = 'code' | 'passkey';

/** The password is correct, and the account has a second step. */
export class SecondStepRequired extends Unauthenticated {
  override readonly problem = 'second-step-required';
  override readonly members;

  /** @param secondSteps accepted alternatives */
  constructor(secondSteps: readonly SecondStepWay[], message = SECOND_STEP_PROMPTS[secondSteps.join()]) {
    super(message);
    this.members = { secondSteps };
  }
}

const SECOND_STEP_PROMPTS: Readonly<Record<string, string>> = {
  code: 'Enter the code from your authenticator app.',
  passkey: 'Use your passkey as well.',
  'code,passkey': 'Enter the code from your authenticator app, or use a passkey.',
};

export const WRONG_CODE = 'This code is wrong or was already used. Enter the next one.';

export class WrongCode extends SecondStepRequired {
  override readonly fields = [{ field: 'code', message: WRONG_CODE }];

  constructor(secondSteps: readonly SecondStepWay[]) {
    super(secondSteps, WRONG_CODE);
  }
}

export const WRONG_PASSKEY = 'This passkey doesn’t belong to this account, or it took too long. Please try again.';

export class WrongPasskey extends SecondStepRequired {
  override readonly fields = [{ field: 'passkey', message: WRONG_PASSKEY }];

  constructor(secondSteps: readonly SecondStepWay[]) {
    super(secondSteps, WRONG_PASSKEY);
  }
}

export class SecondStepIsOn extends Conflict {
  constructor() {
    super('Two-step sign-in is already on.');
  }
}

/** Wrong role, other site, expired challenge, or copied authenticator; the message does not say which. */
export class PasskeyRefused extends Unauthenticated {
  constructor() {
    super('This passkey doesn’t work here. Please try again, or use your password.');
  }
}

/** The response was late, for a known credential, or not created for this site. */
export class PasskeyNotAdded extends Conflict {
  constructor() {
    super('Couldn’t add this passkey. Please try again.');
  }
}

export class AccountNotFound extends NotFound {
  constructor() {
    super('This account does not exist.');
  }
}

export class DirectoryDown extends Busy {
  constructor() {
    super('Couldn’t reach the directory. Please try again in a moment, or sign in with your password.', 10);
  }
}

/** Late, used before, from another browser, or for another request; the message does not say which. */
export class DirectoryAnswerOver extends Unauthenticated {
  constructor() {
    super('This sign-in expired or was started in another browser. Please start again.');
  }
}

/** The person canceled, or the directory refused them. */
export class DirectoryRefused extends Unauthenticated {
  constructor() {
    super('The directory didn’t sign you in. Please try again, or use your password.');
  }
}

const AS: Record<Role, string> = { admin: 'an owner', manager: 'a site manager', staff: 'staff' };

export class NotInGroup extends Forbidden {
  constructor(role: Role) {
    super(`Your directory account can’t sign in as ${AS[role]}. Please ask the owner.`);
  }
}

/** An account uses the address, and the directory has not verified that it is the person's. */
export class DirectoryAddressTaken extends Conflict {
  constructor(email: string) {
    super(`There is already an account with the address ${email}, which is not linked to you. Please ask the owner.`);
  }
}

export class TabletNotShared extends NotFound {
  constructor() {
    super('This tablet is no longer shared. Sign in with your email and password.');
  }
}

export class WrongPin extends InvalidInput {
  constructor(left: number) {
    super([{ field: 'pin', message: `Wrong PIN. ${left === 1 ? '1 try' : `${String(left)} tries`} left.` }]);
  }
}

/** Too many wrong PINs; a sign-in with the password permits new ones. */
export class PinLocked extends Forbidden {
  override readonly problem = 'pin-locked';

  constructor() {
    super('Too many wrong PINs. Sign in with your email and password.');
  }
}
