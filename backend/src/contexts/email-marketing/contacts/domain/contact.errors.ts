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

/** Somebody who left can be opted in only by themselves. */
export class LeftByThemselves extends DomainError {
  readonly kind = 'conflict';
  override readonly fields;

  constructor() {
    super('This person unsubscribed. Only they can opt in again, through the link in an email.');
    this.fields = [{ field: 'emailOptIn', message: this.message }];
  }
}

/** They said no after the mail that asks them was sent. */
export class UnsubscribedSince extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('You’ve already unsubscribed. We won’t email you again.');
  }
}

/** The link was never ours, was changed, or its time is over; or the person is not on the list any more. */
export class LinkNotValid extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This link is invalid or has expired.');
  }
}
