import { DomainError } from '../../../kernel/domain-error.js';

export class ContractNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There is no such contract.');
  }
}

/** The link was never ours, was changed, or its time is over. */
export class LinkNotValid extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This link is not valid, or its time is over. Please ask for a new one.');
  }
}

export class AlreadyDecided extends DomainError {
  readonly kind = 'conflict';

  constructor(status: 'signed' | 'declined') {
    super(`This agreement is already ${status}.`);
  }
}

export class NotSent extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This agreement has not been sent to the client yet.');
  }
}

export class NowhereToSend extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This agreement names no email address of the client. Save a version with one, and send that.');
  }
}

export class AlteredText extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('The text of this agreement is no longer the one that was saved. It cannot be signed.');
  }
}
