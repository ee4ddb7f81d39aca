import { DomainError } from '../../../kernel/domain-error.js';
import type { ClosingPlan } from './courtyard-closing.js';

/** The house has not switched its areas on. */
export class NoCourtyard extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Inside and courtyard are not told apart: the owner switches that on.');
  }
}

export class CourtyardIsClosed extends DomainError {
  readonly kind = 'conflict';

  constructor(by: string) {
    super(`The courtyard is closed on that day already, by ${by}.`);
  }
}

export class CourtyardIsOpen extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('The courtyard is not closed on that day.');
  }
}

/** What would be done is not what was shown. */
export class OtherPlan extends DomainError {
  readonly kind = 'conflict';

  constructor(readonly plan: ClosingPlan) {
    super('Something has changed meanwhile. Please look at who is moved, asked and told now.');
  }
}

export class NoRoomInside extends DomainError {
  readonly kind = 'conflict';

  constructor(phone: string) {
    super(`There is no table left inside at this time. Please call us: ${phone}`);
  }
}

/** There is a table in the courtyard, or none at all. */
export class NothingToMove extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('There is nothing to move: please look at how your table stands now.');
  }
}
