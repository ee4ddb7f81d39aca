import { DomainError } from '../../../../kernel/domain-error.js';
import { named } from '../../../../kernel/named.js';

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
    super(`There is already a segment called “${name}”.`);
    this.fields = [{ field: 'name', message: this.message }];
  }
}

/** Campaigns that have not started would reach no one without it. */
export class SegmentInUse extends DomainError {
  readonly kind = 'conflict';

  /** @param campaigns by their names, at least one */
  constructor(campaigns: readonly string[]) {
    const [noun, verb] = campaigns.length === 1 ? ['campaign', 'goes'] : ['campaigns', 'go'];
    super(
      `The ${noun} ${named(campaigns)} ${verb} to this segment. Choose other recipients there first, or delete the ${noun}.`,
    );
  }
}
