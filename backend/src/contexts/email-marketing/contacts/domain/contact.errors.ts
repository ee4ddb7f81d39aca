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
    super(`There is a contact with the address ${email} already.`);
    this.fields = [{ field: 'email', message: this.message }];
  }
}

/** Somebody who left can be opted in only by themselves. */
export class LeftByThemselves extends DomainError {
  readonly kind = 'conflict';
  override readonly fields;

  constructor() {
    super('This person unsubscribed. Only they can opt in again, by the link in a mail they have got.');
    this.fields = [{ field: 'emailOptIn', message: this.message }];
  }
}

/** They said no after the mail that asks them was sent. */
export class UnsubscribedSince extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('You have unsubscribed since this mail was sent. We will leave it at that.');
  }
}

/** The link was never ours, was changed, or its time is over; or the person is not on the list any more. */
export class LinkNotValid extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This link is not valid, or its time is over.');
  }
}
