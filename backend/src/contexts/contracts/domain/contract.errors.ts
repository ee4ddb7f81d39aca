import { DomainError } from '../../../kernel/domain-error.js';

export class ContractNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There is no such contract.');
  }
}

/** The link was not issued by us, was changed, or has expired. */
export class LinkNotValid extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This link is invalid or has expired. Please ask for a new one.');
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
    super('This agreement hasn’t been sent to the client yet.');
  }
}

export class NowhereToSend extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This agreement has no client email address. Save a version with one, then send it.');
  }
}

export class AlteredText extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('The text of this agreement has changed since it was saved. It can’t be signed.');
  }
}
