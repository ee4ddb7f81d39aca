import type { Scope } from '../../../kernel/scope.js';
import { DomainError } from '../../../kernel/domain-error.js';

export class NoSuchToken extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There is no such token.');
  }
}

export class NoSuchWebhook extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There is no such webhook.');
  }
}

export class NoSuchDelivery extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There is no such delivery of this webhook.');
  }
}

export class ScopeMissing extends DomainError {
  readonly kind = 'forbidden';

  constructor(scope: Scope) {
    super(`This token lacks the scope ${scope}.`);
  }
}

export class NoSuchCalendar extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There is no such calendar.');
  }
}
