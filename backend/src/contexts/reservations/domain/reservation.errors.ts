import { DomainError } from '../../../kernel/domain-error.js';
import { describeRoom, type Room } from './capacity.js';
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

export class NotWaiting extends DomainError {
  readonly kind = 'conflict';

  constructor(status: ReservationStatus) {
    super(`This reservation is ${status}; only a pending one can wait, or be offered other times.`);
  }
}

/** Without a page of the table, or without a mail that leads to it, no guest could choose. */
export class CannotBeOffered extends DomainError {
  readonly kind = 'conflict';
}

/** The house has none, or has switched it off. */
export class NoWaitingList extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('There is no waiting list.');
  }
}

/** Whoever could have the table, or has an answer, does not wait for it. */
export class NothingToWaitFor extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('There is nothing to wait for: please look at how your request stands now.');
  }
}

/** The guest takes what is not kept any more. */
export class OfferHasEnded extends DomainError {
  readonly kind = 'conflict';

  constructor(phone: string) {
    super(`This time is not kept for you any more. Please call us: ${phone}`);
  }
}

/** A guest gives up a table at a time at which the house counts on it. */
export class TooLateToCancel extends DomainError {
  readonly kind = 'conflict';

  constructor(phone: string) {
    super(`It is too late to do this here. Please call us: ${phone}`);
  }
}

/** Long before the visit, or long after its beginning. */
export class NotTheTimeToBeLate extends DomainError {
  readonly kind = 'conflict';

  constructor(phone: string) {
    super(`This can be said from four hours before the visit until an hour after it began. Please call us: ${phone}`);
  }
}

export class ChangeWaits extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('You have asked for a change already. Please wait for our answer.');
  }
}

/** The link is none of ours, its time is over, or the house has no such page. */
export class NoGuestPage extends DomainError {
  readonly kind = 'not-found';

  constructor(phone: string) {
    super(`This link is not valid, or its time is over. Please call us: ${phone}`);
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

/** More guests than the house has room for; whoever knows better says `beyondCapacity`. */
export class BeyondCapacity extends DomainError {
  readonly kind = 'conflict';
  override readonly fields;

  constructor(room: Room) {
    super(describeRoom(room));
    this.fields = [{ field: 'beyondCapacity', message: this.message }];
  }
}

/** What somebody decides on is not what is there now. */
export class OtherVersion extends DomainError {
  readonly kind = 'conflict';

  constructor(readonly current: Reservation) {
    super(`This request has changed: it is at version ${String(current.version)} now.`);
  }
}

/** Another person has written them since they were shown. */
export class NotesChanged extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super(
      'Another person has changed these notes since you opened them. Save again to replace their changes with yours.',
    );
  }
}

/** Undoing is for slips: later a decision is a new one. */
export class NothingToUndo extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This can no longer be undone. Reopen the request instead.');
  }
}
