import { DomainError } from '../../../../kernel/domain-error.js';

export class AutomationNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This automation does not exist.');
  }
}

/** The automation was changed after the owner opened it for approval. */
export class AutomationChanged extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This automation changed after you opened it. Please review the current version.');
  }
}
