import { DomainError } from '../../kernel/domain-error.js';

/** Thrown after several retries against concurrent changes. */
export class ConcurrentModificationError extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Someone else is changing this right now. Reload it and try again.');
  }
}
