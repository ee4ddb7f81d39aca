import { DomainError } from '../../../kernel/domain-error.js';
import type { ClosingPlan } from './courtyard-closing.js';

/** Areas are turned off. */
export class NoCourtyard extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('“Inside and courtyard” is off. The owner can turn it on.');
  }
}

export class CourtyardIsClosed extends DomainError {
  readonly kind = 'conflict';

  constructor(by: string) {
    super(`The courtyard is already closed on that day, by ${by}.`);
  }
}

export class CourtyardIsOpen extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('The courtyard is not closed on that day.');
  }
}

/** The plan has changed since it was shown. */
export class OtherPlan extends DomainError {
  readonly kind = 'conflict';

  constructor(readonly plan: ClosingPlan) {
    super('Something changed. Please review who is moved, asked and notified now.');
  }
}

export class NoRoomInside extends DomainError {
  readonly kind = 'conflict';

  constructor(phone: string) {
    super(`There is no table left inside at this time. Please call us: ${phone}`);
  }
}

/** The courtyard table is available, or the reservation is not for the courtyard. */
export class NothingToMove extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('There’s nothing to change. Please check your reservation’s status.');
  }
}
