import { DomainError } from '../../kernel/domain-error.js';

/** Others were faster, again and again. */
export class ChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Somebody else is changing this at the same moment. Please look at it again.');
  }
}
