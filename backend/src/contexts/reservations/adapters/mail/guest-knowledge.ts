import type { ThreadMail } from '../../../../platform/mail/mail-queue.query.js';
import type { BookingDetails } from '../../domain/reservation.js';
import type { ReservationEventType, ReservationFact } from '../../domain/reservation.events.js';
import type { ReservationEvent } from '../../domain/ports.js';
import type { RecordedStep } from '../persistence/current-reservation.query.js';
import { UNDO_MS } from '../../domain/reservation-status.js';

/** Events that make emails about earlier decisions obsolete. */
const DECISIONS: readonly ReservationEventType[] = [
  'reservation.confirmed',
  'reservation.declined',
  'reservation.cancelled',
  'reservation.replaced',
  'reservation.rained-off',
  'reservation.reopened',
  'reservation.reinstated',
];

/** What happened to a request, and which emails about it were posted. */
export class GuestKnowledge {
  constructor(
    private readonly steps: readonly RecordedStep[],
    private readonly mails: readonly ThreadMail[],
  ) {}

  /** Whether a later decision, or a later step of one of these types, makes an email about this event obsolete. */
  isOutdated({ payload }: ReservationEvent, types: readonly ReservationEventType[] = []): boolean {
    const version = payload.version ?? 0;
    return this.steps.some((step) => step.version > version && [...DECISIONS, ...types].includes(step.type));
  }

  /** The parts of the booking that differ from the last email that was sent. */
  formerBooking(): Partial<BookingDetails> {
    const lastVersion = Math.max(0, ...this.mails.filter(({ status }) => status === 'sent').map((one) => one.version));
    const unsentSteps = this.steps.filter(({ version }) => version > lastVersion).toReversed();
    return Object.assign({}, ...unsentSteps.map(({ formerBooking }) => formerBooking)) as Partial<BookingDetails>;
  }

  /** Whether any email about the request has arrived or will arrive. */
  hasNotifiedGuest(): boolean {
    return this.mails.some(willArrive);
  }

  /**
   * Whether the last confirmation was sent, or is queued with the current booking.
   * @param kinds emails that confirm the table
   * @param waiting the confirmation email that may still be queued
   */
  isConfirmationSent(kinds: readonly string[], waiting: string): boolean {
    const confirmed = this.steps.findLast(isConfirming)?.version ?? 0;
    const rebooked =
      this.steps.findLast(({ formerBooking }) => Object.keys(formerBooking ?? {}).length > 0)?.version ?? 0;
    return this.mails.some(
      (mail) =>
        (kinds.includes(mail.kind) && mail.status === 'sent' && mail.version >= confirmed) ||
        (mail.kind === waiting && willArrive(mail) && mail.version >= Math.max(confirmed, rebooked)),
    );
  }

  /** Whether the last step of this type was emailed, or came after the event and will be. */
  isReported({ payload }: ReservationEvent, kinds: readonly string[], type: ReservationEventType): boolean {
    const last = this.steps.findLast((step) => step.type === type);
    return (last?.version ?? 0) > (payload.version ?? 0) || this.wasNotified(kinds, last?.version ?? 0);
  }

  private wasNotified(kinds: readonly string[], version: number): boolean {
    return this.mails.some((mail) => kinds.includes(mail.kind) && mail.version >= version && willArrive(mail));
  }
}

const isConfirming = ({ type, status }: RecordedStep): boolean =>
  type === 'reservation.confirmed' ||
  (['reservation.requested', 'reservation.entered'].includes(type) && status === 'confirmed');

const willArrive = ({ status }: ThreadMail): boolean => status === 'sent' || status === 'queued' || status === 'failed';

/** The parts of a former booking that differ from the current one. */
export const differentFrom = (
  now: Partial<BookingDetails>,
  formerBooking: Partial<BookingDetails>,
): Partial<BookingDetails> =>
  Object.fromEntries(
    Object.entries(formerBooking).filter(([field, before]) => now[field as keyof BookingDetails] !== before),
  );

/** Whether day, time, party or area have changed since the event. */
export const isOther = (now: BookingDetails, eventFact: ReservationFact): boolean =>
  now.preferredDate !== eventFact.preferredDate ||
  now.preferredTime !== eventFact.preferredTime ||
  now.partySize !== eventFact.partySize ||
  (!!eventFact.area && now.area !== eventFact.area);

/** The event with the current booking. */
export const asItIs = (
  event: ReservationEvent,
  { preferredDate, preferredTime, partySize, area }: BookingDetails,
): ReservationEvent => ({
  ...event,
  payload: { ...event.payload, preferredDate, preferredTime, partySize, ...(event.payload.area && { area }) },
});

/** An email about a decision goes out once it can no longer be undone. */
export const restedUntil = ({ occurredAt }: ReservationEvent): Date =>
  new Date(new Date(occurredAt).getTime() + UNDO_MS);
