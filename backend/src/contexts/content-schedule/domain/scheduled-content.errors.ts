import { DomainError } from '../../../kernel/domain-error.js';
import type { ContentStatus } from './scheduled-content.js';

export class ScheduledContentNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This content does not exist.');
  }
}

export class IllegalTransition extends DomainError {
  readonly kind = 'conflict';

  constructor(from: ContentStatus, to: ContentStatus) {
    super(from === to ? `This content is already ${to}.` : `This content is ${from} and cannot become ${to}.`);
  }
}

export class WaitsForOwner extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This content is submitted and cannot be edited before the owner has decided.');
  }
}

export class IsPublished extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This content is published as it was approved and can no longer be edited.');
  }
}
