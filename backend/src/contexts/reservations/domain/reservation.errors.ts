import { Conflict, NotFound } from '../../../kernel/domain-error.js';
import { describeRoom, type Room } from './capacity.js';
import type { Reservation, ReservationStatus } from './reservation.js';

type Standing = Pick<Reservation, 'status' | 'cancelledAt'>;

/** 'canceled' if the guest canceled. */
export const describeStatus = ({ status, cancelledAt }: Standing): string =>
  status === 'declined' && cancelledAt !== null ? 'canceled' : status;

export class ReservationNotFound extends NotFound {
  constructor() {
    super('This reservation does not exist.');
  }
}

/** Also thrown if only a confirmed reservation would do. */
export class NotOpen extends Conflict {
  constructor(reservation: Standing) {
    super(
      reservation.status === 'pending'
        ? 'This reservation isn’t confirmed yet.'
        : `This reservation is ${describeStatus(reservation)} and can no longer be changed.`,
    );
  }
}

/** Only a party that has arrived can leave. */
export class NotHere extends Conflict {
  constructor(reservation: Standing) {
    super(`This reservation is ${describeStatus(reservation)}; only a party that has arrived can leave.`);
  }
}

export class NotWaiting extends Conflict {
  constructor(reservation: Standing) {
    super(
      `This reservation is ${describeStatus(reservation)}; only a pending one can wait, or be offered other times.`,
    );
  }
}

/** The requested table equals the current one. */
export class NothingChanged extends Conflict {
  override readonly fields;

  constructor() {
    super('Nothing has changed yet.');
    this.fields = [{ field: 'preferredTime', message: this.message }];
  }
}

/** Without the guest page, or an email with a link to it, the guest could not choose. */
export class CannotBeOffered extends Conflict {}

/** The waitlist is turned off. */
export class WaitlistIsOff extends Conflict {
  constructor() {
    super('The waitlist is off.');
  }
}

/** A seat was available, so the guest is no longer on the waitlist. */
export class OfferedAlready extends Conflict {
  constructor({ customerName }: Pick<Reservation, 'customerName'>) {
    super(`${customerName} has been offered a table already.`);
  }
}

/** The table is available, or the request was already answered. */
export class NothingToWaitFor extends Conflict {
  constructor() {
    super('There’s nothing to wait for. Please check your request’s status.');
  }
}

/** The accepted time is no longer held. */
export class OfferHasEnded extends Conflict {
  constructor(phone: string) {
    super(`We’re no longer holding this time. Please call us: ${phone}`);
  }
}

/** It is too close to the visit for canceling online. */
export class TooLateToCancel extends Conflict {
  constructor(phone: string) {
    super(`It’s too late to do this online. Please call us: ${phone}`);
  }
}

/** Long before the visit, or long after it began. */
export class NotTheTimeToBeLate extends Conflict {
  constructor(phone: string) {
    super(
      `You can do this from 4 hours before your reservation until 1 hour after it starts. Please call us: ${phone}`,
    );
  }
}

/** The link is invalid or expired, or the guest page is off. */
export class NoGuestPage extends NotFound {
  constructor(phone: string) {
    super(`This link is invalid or has expired. Please call us: ${phone}`);
  }
}

export class NotDeclined extends Conflict {
  constructor(status: ReservationStatus) {
    super(`This reservation is ${status}; only a declined one can be deleted.`);
  }
}

/** Over capacity; `beyondCapacity` overrides it. */
export class BeyondCapacity extends Conflict {
  override readonly fields;

  constructor(room: Room) {
    super(describeRoom(room));
    this.fields = [{ field: 'beyondCapacity', message: this.message }];
  }
}

/** The reservation has changed since the user saw it. */
export class OtherVersion extends Conflict {
  constructor(readonly current: Reservation) {
    super('This request has changed. Please review it.');
  }
}
