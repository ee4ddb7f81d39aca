import { Forbidden, NotFound } from '../../../kernel/domain-error.js';
import type { Scope } from '../../../kernel/scope.js';

export class ScopeMissing extends Forbidden {
  constructor(scope: Scope) {
    super(`This token lacks the scope ${scope}.`);
  }
}

export class NoSuchCalendar extends NotFound {
  constructor() {
    super('There is no such calendar.');
  }
}
