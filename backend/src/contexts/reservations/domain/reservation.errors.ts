import { DomainError } from '../../../kernel/domain-error.js';
import type { Reservation, ReservationStatus } from './reservation.js';

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

/** The same decision was taken before. */
export class AlreadyDecided extends DomainError {
  readonly kind = 'conflict';

  constructor(status: ReservationStatus) {
    super(`This reservation is already ${status}.`);
  }
}

/** The screen on which this was decided showed another state. */
export class MovedOn extends DomainError {
  readonly kind = 'conflict';

  constructor(shown: ReservationStatus, status: ReservationStatus) {
    super(`This reservation is no longer ${shown}: somebody else has made it ${status}. Please look at it again.`);
  }
}

export class NotOpen extends DomainError {
  readonly kind = 'conflict';

  constructor(status: ReservationStatus) {
    super(`This reservation is ${status}; only a pending or confirmed one can be changed.`);
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

/** What somebody decides on is not what is there now. */
export class OtherVersion extends DomainError {
  readonly kind = 'conflict';

  constructor(readonly current: Reservation) {
    super(`This request has changed: it is at version ${String(current.version)} now.`);
  }
}
