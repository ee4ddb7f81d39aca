import { DomainError } from '../../../kernel/domain-error.js';
import type { ReservationStatus } from './reservation.js';

export class ReservationNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This reservation does not exist.');
  }
}

export class IllegalTransition extends DomainError {
  readonly kind = 'conflict';

  constructor(from: ReservationStatus, to: ReservationStatus) {
    super(`This reservation is ${from} and cannot become ${to}.`);
  }
}

/** Two people took the same decision at the same moment: one of them is told that it was taken already. */
export class AlreadyDecided extends DomainError {
  readonly kind = 'conflict';

  constructor(status: ReservationStatus) {
    super(`This reservation has just become ${status} by somebody else.`);
  }
}

export class NotDeclined extends DomainError {
  readonly kind = 'conflict';

  constructor(status: ReservationStatus) {
    super(`This reservation is ${status}; only a declined one can be deleted.`);
  }
}

export class ArchivingIsForAdmins extends DomainError {
  readonly kind = 'forbidden';

  constructor() {
    super('Only the owner can archive a reservation.');
  }
}
