import { DomainError } from '../../../kernel/domain-error.js';

/** Someone else has published a menu since this one was opened. */
export class OtherMenu extends DomainError {
  readonly kind = 'conflict';

  constructor(by: string | null) {
    super(`${by ?? 'Someone else'} published changes to the menu in the meantime. Your changes are still here.`);
  }
}

export class NothingChanged extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('The website shows this menu already.');
  }
}

export class MenuVersionNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There is no such version of the menu.');
  }
}

export class DishNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This dish is not on the published menu.');
  }
}

/** Two people at the same moment. */
export class MarkedMeanwhile extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Someone else changed this at the same moment. Please look again.');
  }
}
