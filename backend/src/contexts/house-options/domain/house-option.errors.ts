import { DomainError } from '../../../kernel/domain-error.js';

export class OptionNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This option does not exist.');
  }
}

/** What would be replaced is not what was shown. */
export class OptionMovedOn extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Someone else changed this setting. Please review it.');
  }
}
