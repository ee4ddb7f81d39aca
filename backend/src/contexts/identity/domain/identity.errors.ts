import type { Role } from '../../../kernel/actor.js';
import { Busy, DomainError } from '../../../kernel/domain-error.js';

export class WrongCredentials extends DomainError {
  readonly kind = 'unauthenticated';

  constructor() {
    super('Invalid email or password');
  }
}

export class AccountDeactivated extends DomainError {
  readonly kind = 'forbidden';

  constructor() {
    super('This account has been deactivated. Please contact the owner.');
  }
}

/** While this password was being compared, another person set a new one or ended the account. */
export class PasswordReplaced extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Your password was changed. Please sign in again.');
  }
}

export class AddressTaken extends DomainError {
  readonly kind = 'conflict';
  override readonly fields;

  constructor(email: string) {
    super(`There is already an account with the address ${email}.`);
    this.fields = [{ field: 'email', message: this.message }];
  }
}

export class StaffMemberNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This staff member does not exist.');
  }
}

/** Already signed out, or another account's session. */
export class NotSignedInThere extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('You’re no longer signed in there.');
  }
}

/** Expired, used, forged, or for a deactivated account; the message does not say which. */
export class PasswordLinkNotValid extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This link has expired or was already used. Please request a new one.');
  }
}

export class OwnAccount extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('You can’t deactivate your own account.');
  }
}

export class NotInvited extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This person has already chosen a password.');
  }
}

export type SecondStepWay = 'code' | 'passkey';

/** The password is correct, and the account has a second step. */
export class SecondStepRequired extends DomainError {
  readonly kind = 'unauthenticated';
  override readonly problem = 'second-step-required';
  override readonly members;

  /** @param secondSteps accepted alternatives */
  constructor(secondSteps: readonly SecondStepWay[], message = ASKED[secondSteps.join()]) {
    super(message);
    this.members = { secondSteps };
  }
}

const ASKED: Readonly<Record<string, string>> = {
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

export class SecondStepIsOn extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Two-step sign-in is already on.');
  }
}

export class SecondStepIsOff extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Two-step sign-in is already off.');
  }
}

/** Wrong role, other site, expired challenge, or copied authenticator; the message does not say which. */
export class PasskeyRefused extends DomainError {
  readonly kind = 'unauthenticated';

  constructor() {
    super('This passkey doesn’t work here. Please try again, or use your password.');
  }
}

/** The response was late, for a known credential, or not created for this site. */
export class PasskeyNotAdded extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Couldn’t add this passkey. Please try again.');
  }
}

/** Thrown for the last passkey if the owner requires a second step and there is no app. */
export class PasskeyIsSecondStep extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This passkey is your second sign-in step. Add another passkey or set up an app first.');
  }
}

export class PasskeyNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This passkey no longer exists.');
  }
}

export class AccountNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This account does not exist.');
  }
}

/** No directory is set up, or it has no group for the role. */
export class NoDirectory extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('Directory sign-in is off. Please use your password.');
  }
}

export class DirectoryDown extends Busy {
  constructor() {
    super('Couldn’t reach the directory. Please try again in a moment, or sign in with your password.', 10);
  }
}

/** Late, used before, from another browser, or for another request; the message does not say which. */
export class DirectoryAnswerOver extends DomainError {
  readonly kind = 'unauthenticated';

  constructor() {
    super('This sign-in expired or was started in another browser. Please start again.');
  }
}

/** The person canceled, or the directory refused them. */
export class DirectoryRefused extends DomainError {
  readonly kind = 'unauthenticated';

  constructor() {
    super('The directory didn’t sign you in. Please try again, or use your password.');
  }
}

const AS: Record<Role, string> = { admin: 'an owner', manager: 'a site manager', staff: 'staff' };

export class NotInGroup extends DomainError {
  readonly kind = 'forbidden';

  constructor(role: Role) {
    super(`Your directory account can’t sign in as ${AS[role]}. Please ask the owner.`);
  }
}

export class DirectoryTellsNoAddress extends DomainError {
  readonly kind = 'forbidden';

  constructor() {
    super('The directory doesn’t share your email address, which we need. Please ask the owner.');
  }
}

/** An account uses the address, and the directory has not verified that it is the person's. */
export class DirectoryAddressTaken extends DomainError {
  readonly kind = 'conflict';

  constructor(email: string) {
    super(`There is already an account with the address ${email}, which is not linked to you. Please ask the owner.`);
  }
}
