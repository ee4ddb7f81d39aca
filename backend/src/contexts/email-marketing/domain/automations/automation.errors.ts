import { DomainError } from '../../../../kernel/domain-error.js';

export class AutomationNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This automation does not exist.');
  }
}
