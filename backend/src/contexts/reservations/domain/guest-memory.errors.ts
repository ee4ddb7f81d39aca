import { DomainError } from '../../../kernel/domain-error.js';

/** The house has not switched its memory on, or cannot know whose it would be. */
export class NoGuestMemory extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There’s no note about this guest.');
  }
}

/** The screen on which it was written showed another line, or none. */
export class OtherLine extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Someone else changed this note. Please review it.');
  }
}
