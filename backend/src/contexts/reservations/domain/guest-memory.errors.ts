import { DomainError } from '../../../kernel/domain-error.js';

/** The house has not switched its memory on, or cannot know whose it would be. */
export class NoGuestMemory extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('Nothing is remembered of this guest.');
  }
}

/** The screen on which it was written showed another line, or none. */
export class OtherLine extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Somebody has written another line meanwhile. Please look at it again.');
  }
}
