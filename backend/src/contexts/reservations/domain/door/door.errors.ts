import { DomainError } from '../../../../kernel/domain-error.js';
import type { DoorParty } from './door-party.js';

export class DoorPartyNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This party isn’t on the door list.');
  }
}

/** Someone else has seated the party or removed it. */
export class NotAtDoor extends DomainError {
  readonly kind = 'conflict';

  constructor({ name, outcome }: Pick<DoorParty, 'name' | 'outcome'>) {
    super(outcome === 'seated' ? `${name} already has a table.` : `${name} is no longer waiting.`);
  }
}

/** @param reason a sentence */
export class CannotBeTexted extends DomainError {
  readonly kind = 'conflict';

  constructor(reason: string) {
    super(`${reason} Please call out the name.`);
  }
}

/** The visit has gone on since the party was seated. */
export class CannotComeBack extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This can no longer be undone. Please change the reservation instead.');
  }
}
