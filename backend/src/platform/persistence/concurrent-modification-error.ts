import { DomainError } from '../../kernel/domain-error.js';

/** Thrown after several retries against concurrent changes. */
export class ConcurrentModificationError extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Somebody else is changing this at the same moment. Please look at it again.');
  }
}
