import { DomainError } from '../../../kernel/domain-error.js';
import { describeRoom, type Room } from './capacity.js';
import type { Reservation, ReservationStatus } from './reservation.js';

type Standing = Pick<Reservation, 'status' | 'cancelledAt'>;

/** 'canceled' if the guest canceled. */
const describeStatus = ({ status, cancelledAt }: Standing): string =>
  status === 'declined' && cancelledAt !== null ? 'canceled' : status;

export class ReservationNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This reservation does not exist.');
  }
}

export class IllegalTransition extends DomainError {
  readonly kind = 'conflict';

  constructor(from: Standing, to: ReservationStatus) {
    super(`This reservation is ${describeStatus(from)} and cannot become ${to}.`);
  }
}

/** The same decision was made before. */
export class AlreadyDecided extends DomainError {
  readonly kind = 'conflict';

  constructor(status: ReservationStatus) {
    super(`This reservation is already ${status}.`);
  }
}

/** The reservation's status differs from the one shown on the screen. */
export class StaleStateError extends DomainError {
  readonly kind = 'conflict';

  constructor(shown: ReservationStatus, status: ReservationStatus) {
    super(`This reservation is no longer ${shown}. Someone else made it ${status}. Please review it.`);
  }
}

/** Also thrown if only a confirmed reservation would do. */
export class NotOpen extends DomainError {
  readonly kind = 'conflict';

  constructor(reservation: Standing) {
    super(
      reservation.status === 'pending'
        ? 'This reservation isn’t confirmed yet.'
        : `This reservation is ${describeStatus(reservation)} and can no longer be changed.`,
    );
  }
}

/** Only a party that has arrived can leave. */
export class NotHere extends DomainError {
  readonly kind = 'conflict';

  constructor(reservation: Standing) {
    super(`This reservation is ${describeStatus(reservation)}; only a party that has arrived can leave.`);
  }
}

export class NotWaiting extends DomainError {
  readonly kind = 'conflict';

  constructor(reservation: Standing) {
    super(
      `This reservation is ${describeStatus(reservation)}; only a pending one can wait, or be offered other times.`,
    );
  }
}

/** The requested table equals the current one. */
export class NothingChanged extends DomainError {
  readonly kind = 'conflict';
  override readonly fields;

  constructor() {
    super('Nothing has changed yet.');
    this.fields = [{ field: 'preferredTime', message: this.message }];
  }
}

/** Without the guest page, or an email with a link to it, the guest could not choose. */
export class CannotBeOffered extends DomainError {
  readonly kind = 'conflict';
}

/** The waitlist is turned off. */
export class NoWaitingList extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('The waitlist is off.');
  }
}

/** The table is available, or the request was already answered. */
export class NothingToWaitFor extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('There’s nothing to wait for. Please check your request’s status.');
  }
}

/** The accepted time is no longer held. */
export class OfferHasEnded extends DomainError {
  readonly kind = 'conflict';

  constructor(phone: string) {
    super(`We’re no longer holding this time. Please call us: ${phone}`);
  }
}

/** It is too close to the visit for canceling online. */
export class TooLateToCancel extends DomainError {
  readonly kind = 'conflict';

  constructor(phone: string) {
    super(`It’s too late to do this online. Please call us: ${phone}`);
  }
}

/** Long before the visit, or long after it began. */
export class NotTheTimeToBeLate extends DomainError {
  readonly kind = 'conflict';

  constructor(phone: string) {
    super(
      `You can do this from 4 hours before your reservation until 1 hour after it starts. Please call us: ${phone}`,
    );
  }
}

export class ChangeWaits extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('You already requested a change. Please wait for our reply.');
  }
}

/** The link is invalid or expired, or the guest page is off. */
export class NoGuestPage extends DomainError {
  readonly kind = 'not-found';

  constructor(phone: string) {
    super(`This link is invalid or has expired. Please call us: ${phone}`);
  }
}

export class AnswerLinkInvalid extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This link is invalid or has expired. Please open the dashboard.');
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

/** Over capacity; `beyondCapacity` overrides it. */
export class BeyondCapacity extends DomainError {
  readonly kind = 'conflict';
  override readonly fields;

  constructor(room: Room) {
    super(describeRoom(room));
    this.fields = [{ field: 'beyondCapacity', message: this.message }];
  }
}

/** The reservation has changed since the user saw it. */
export class OtherVersion extends DomainError {
  readonly kind = 'conflict';

  constructor(readonly current: Reservation) {
    super(`This request has changed. Its current version is ${String(current.version)}.`);
  }
}

/** Someone else has changed the notes since they were shown. */
export class NotesChanged extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Someone else changed these notes after you opened them. Save again to replace their changes with yours.');
  }
}

/** Undo is for slips; later, a new decision is needed. */
export class NothingToUndo extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This can no longer be undone. Reopen the request instead.');
  }
}
