import { DomainError } from '../../../kernel/domain-error.js';

export class HoursNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('These hours do not exist.');
  }
}

/** Someone else has changed them since they were shown. */
export class OtherHours extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Someone else changed the hours. Please review them.');
  }
}

export class DaysTaken extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('One of these days has hours of its own already. Please change those instead.');
  }
}

export class HasBegun extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('These hours hold already, and what was stays as it was. Please write down what is to hold from today on.');
  }
}
