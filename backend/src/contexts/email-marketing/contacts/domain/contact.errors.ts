import { DomainError } from '../../../../kernel/domain-error.js';

export class ContactNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There is no such contact.');
  }
}

export class AddressTaken extends DomainError {
  readonly kind = 'conflict';
  override readonly fields;

  constructor(email: string) {
    super(`There is already a contact with the address ${email}.`);
    this.fields = [{ field: 'email', message: this.message }];
  }
}

/** Only the person can opt in again after unsubscribing. */
export class LeftByThemselves extends DomainError {
  readonly kind = 'conflict';
  override readonly fields;

  constructor() {
    super('This person unsubscribed. Only they can opt in again, through the link in an email.');
    this.fields = [{ field: 'emailOptIn', message: this.message }];
  }
}

/** They declined after the confirmation email was sent. */
export class UnsubscribedSince extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('You’ve already unsubscribed. We won’t email you again.');
  }
}

/** The link is forged or expired, or the person is no longer on the list. */
export class LinkNotValid extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This link is invalid or has expired.');
  }
}
