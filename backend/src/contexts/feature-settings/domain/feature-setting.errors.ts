import { DomainError } from '../../../kernel/domain-error.js';

export class SettingNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This option does not exist.');
  }
}

/** The setting was changed after it was shown. */
export class StaleSettingError extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Someone else changed this setting. Please review it.');
  }
}
