import type { Booking } from '../../domain/reservation.js';
import type { ReservationFact } from '../../domain/reservation.events.js';
import type { ReservationEvent } from '../../domain/ports/guest-notifier.js';

/** What a mail that has not left would have told of a table. */
export interface UntoldNews {
  readonly isConfirmation: boolean;
  /** As the guest knows it, where anything of it was changed since. */
  readonly formerBooking: Partial<Booking>;
}

/** The news of the event and of the mails whose place its own takes, the oldest first. */
export function untoldNews({ formerBooking = {} }: ReservationFact, waiting: readonly UntoldNews[]): UntoldNews {
  const before = waiting.map((news) => news.formerBooking).toReversed();
  return {
    isConfirmation: waiting.some(({ isConfirmation }) => isConfirmation),
    formerBooking: Object.assign({}, formerBooking, ...before) as Partial<Booking>,
  };
}

/** The part of it that is another now. */
export const differentFrom = (fact: ReservationFact, { formerBooking }: UntoldNews): Partial<Booking> =>
  Object.fromEntries(
    Object.entries(formerBooking).filter(([field, before]) => fact[field as keyof Booking] !== before),
  );

/** A later event tells of another day, time, party or area. */
export const isOther = (now: Booking, told: ReservationFact): boolean =>
  now.preferredDate !== told.preferredDate ||
  now.preferredTime !== told.preferredTime ||
  now.partySize !== told.partySize ||
  (!!told.area && now.area !== told.area);

/** With the booking of now, whatever the event said. */
export const asItIs = (
  event: ReservationEvent,
  { preferredDate, preferredTime, partySize, area }: Booking,
): ReservationEvent => ({
  ...event,
  payload: { ...event.payload, preferredDate, preferredTime, partySize, ...(event.payload.area && { area }) },
});
