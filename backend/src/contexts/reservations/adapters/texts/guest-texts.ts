import { Logger } from '@nestjs/common';
import { dateIn } from '../../../../kernel/calendar.js';
import type { Clock } from '../../../../kernel/clock.js';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import { JobHandler } from '../../../../platform/jobs/job-handlers.js';
import type { Jobs } from '../../../../platform/jobs/jobs.js';
import type { Notifications } from '../../../../platform/mail/notifications.js';
import type { Area } from '../../domain/areas.js';
import type { GuestNotifier, PhoneNumbers, ReservationEvent } from '../../domain/ports.js';
import { heldTimes } from '../../domain/other-times.js';
import { outsideQuietHours } from '../../domain/waitlist.js';
import type { BookingDetails, Reservation } from '../../domain/reservation.js';
import { NotifiesGuests, TEXTS } from '../events/guest-news.js';
import type { TextCaps } from '../caps/guest-message-caps.js';
import type { ConfirmedContacts, CurrentReservation } from '../persistence/current-reservation.query.js';
import type { IncomingTextRows, TypeOrmGuestTexts } from '../persistence/typeorm-guest-texts.repository.js';
import { NumberRefused, PerhapsSent, type TextGateway } from './text-gateway.js';
import { type TextKind, wordsOf } from './text-words.js';
import { UNDO_MS } from '../../domain/reservation-status.js';

const SEND = 'send-guest-text';
const CONCURRENCY = 4;

/** Contains no guest data: the recipient is looked up when the text is sent, and erased guests are not found. */
interface WaitingText {
  readonly eventId: string;
  readonly reservationId: string;
  readonly kind: TextKind;
  readonly occurredAt: string;
  /** Texts queued by an older release have no area. */
  readonly booking: Omit<BookingDetails, 'area'> & { readonly area?: Area };
}

/**
 * Text messages to guests who opted in, one per event. Only the job waits for the gateway; what it cannot send within a
 * day is parked, where the owner sees it.
 */
@NotifiesGuests(TEXTS)
export class GuestTexts implements GuestNotifier {
  private readonly logger = new Logger('GuestTexts');

  constructor(
    private readonly gateway: TextGateway,
    private readonly jobs: Jobs,
    private readonly texts: TypeOrmGuestTexts,
    private readonly reservations: CurrentReservation,
    private readonly contacts: ConfirmedContacts,
    private readonly phones: PhoneNumbers,
    private readonly caps: TextCaps,
    private readonly incoming: IncomingTextRows,
    private readonly notifications: Notifications,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** Sent by email only; texts are for decisions. */
  acknowledge(): Promise<void> {
    return Promise.resolve();
  }

  confirm(event: ReservationEvent): Promise<void> {
    return this.post(event, 'confirmation');
  }

  remind(event: ReservationEvent): Promise<void> {
    return this.post(event, 'reminder');
  }

  /** Sent by email only. */
  notifyOfPosition(): Promise<void> {
    return Promise.resolve();
  }

  offer(event: ReservationEvent): Promise<void> {
    return this.post(event, 'offer');
  }

  decline(event: ReservationEvent): Promise<void> {
    return this.post(event, 'decline');
  }

  notifyOfChange(event: ReservationEvent): Promise<void> {
    return this.post(event, 'change');
  }

  /** Sent by email only. */
  confirmCancellation(): Promise<void> {
    return Promise.resolve();
  }

  notifyOfCourtyard(event: ReservationEvent): Promise<void> {
    return this.post(event, event.type.replace('reservation.', '') as TextKind);
  }

  /** Nothing to withdraw, because each text checks the current state before it is sent. */
  withdrawDecision(): Promise<void> {
    return Promise.resolve();
  }

  withdrawAll(): Promise<void> {
    return Promise.resolve();
  }

  private async post(event: ReservationEvent, kind: TextKind): Promise<void> {
    const { id: eventId, subject, payload, occurredAt } = event;
    const reservation = await this.reservations.read(subject.id);
    if (!reservation?.smsOptIn) return;
    const number = this.phones.e164(reservation.customerPhone ?? '');
    if (number !== null && (await this.incoming.isStopped(number))) return;
    const isUnasked = event.by === null;
    // The number may be a stranger's. The email says the same, so the owner needs no notification if the text is
    // withheld.
    if (isUnasked && !(await this.contacts.isConfirmed(subject.id))) return;
    const heldBack = number === null ? null : await this.caps.reasonAgainst(number, isUnasked);
    const numberHash = number === null ? null : this.caps.hashOf(number);
    const createdAt = this.clock.now();
    if (!(await this.texts.add({ eventId, createdAt, numberHash, isUnasked, heldBack }))) return;
    if (heldBack !== null) {
      const title = `A text message to ${reservation.customerName} was held back`;
      await this.notifications.post({
        id: eventId,
        kind: 'text-held-back',
        title,
        details: [heldBack],
        path: '/admin/dashboard',
      });
      return;
    }
    const { preferredDate, preferredTime, partySize, area } = payload;
    const booking = { preferredDate, preferredTime, partySize, ...(area && { area }) };
    // Like the email, once the decision can no longer be undone.
    const rested = new Date(new Date(occurredAt).getTime() + UNDO_MS);
    const startAfter = outsideQuietHours(rested, this.restaurant.timeZone);
    await this.jobs.add(SEND, { eventId, reservationId: subject.id, kind, occurredAt, booking }, { startAfter });
  }

  @JobHandler(SEND, { retry: 'day', concurrency: CONCURRENCY })
  async send(waiting: WaitingText): Promise<void> {
    const now = this.clock.now();
    const { timeZone } = this.restaurant;
    // Retried at night; postponing it again would extend its day each night.
    if (outsideQuietHours(now, timeZone) > now)
      throw new Error('It is night where the restaurant is: no telephone rings.');
    const reservation = await this.reservations.read(waiting.reservationId);
    if (!reservation?.smsOptIn || !isTrueStill(waiting, reservation, now)) return;
    if (reservation.preferredDate < dateIn(timeZone, now)) return;
    if (await this.texts.isSent(waiting.eventId)) return;
    const to = this.phones.e164(reservation.customerPhone ?? '');
    if (to === null) {
      this.logger.warn('A guest asked for text messages with an invalid phone number.');
      return;
    }
    if (await this.incoming.isStopped(to)) return;
    const shownReservation = { ...reservation, area: waiting.booking.area ?? null };
    try {
      await this.gateway.send({
        key: waiting.eventId,
        to,
        text: wordsOf(waiting.kind, shownReservation, this.restaurant),
      });
    } catch (error) {
      if (!(error instanceof NumberRefused || error instanceof PerhapsSent)) throw error;
      this.logger.warn(`A text message is given up: ${error.message}`);
      if (error instanceof NumberRefused && error.isOptedOut && reservation.customerPhone !== null)
        await this.texts.optOut(reservation.customerPhone);
      return;
    }
    await this.texts.settle(waiting.eventId, now);
  }
}

/** A later decision or change of the booking has its own text. */
function isTrueStill({ kind, occurredAt, booking }: WaitingText, now: Reservation, at: Date): boolean {
  if (kind === 'offer') return heldTimes(now, at).length > 0;
  if (kind !== 'change' && now.statusUpdatedAt > new Date(occurredAt)) return false;
  if (kind === 'decline' || kind === 'rained-off') return now.status === 'declined';
  if (kind === 'moved-inside' && now.area !== 'inside') return false;
  if (['asked-about-rain', 'left-without-table', 'courtyard-opened'].includes(kind) && now.area !== 'courtyard')
    return false;
  const isSame =
    now.preferredDate === booking.preferredDate &&
    now.preferredTime === booking.preferredTime &&
    now.partySize === booking.partySize &&
    (!booking.area || now.area === booking.area);
  return isSame && (now.status === 'confirmed' || (kind === 'change' && now.status === 'pending'));
}
