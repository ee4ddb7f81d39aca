import { DomainError } from '../../../kernel/domain-error.js';

/** The feature is off, or the guest has no address to identify them. */
export class NoGuestMemory extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There’s no note about this guest.');
  }
}

/** The note has changed since it was shown. */
export class OtherLine extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Someone else changed this note. Please review it.');
  }
}
