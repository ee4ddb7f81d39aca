import { DomainError } from '../../../../kernel/domain-error.js';

export class SegmentNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There is no such segment.');
  }
}

export class SegmentNameTaken extends DomainError {
  readonly kind = 'conflict';
  override readonly fields;

  constructor(name: string) {
    super(`There is a segment called '${name}' already.`);
    this.fields = [{ field: 'name', message: this.message }];
  }
}
