import type { Actor } from '../../../../kernel/actor.js';
import type { PastEvent } from '../../../../platform/events/past-events.js';
import { EVENT_BY_STATUS, RESERVATION } from '../../domain/reservation.events.js';
import { Reservation, type ReservationRequest } from '../../domain/reservation.js';

const STAFF: Actor = { id: '00000000-0000-7000-8000-000000000000', name: 'Front of House', role: 'staff' };
const RECORDED_FIELDS = ['status', 'outcome', 'adminNotes'] as const;

/** A sample reservation with its history. */
export class SampleStory {
  private constructor(
    readonly reservation: Reservation,
    readonly past: readonly PastEvent[],
  ) {}

  static begin(id: string, request: ReservationRequest, occurredAt: Date, answerBy: Date): SampleStory {
    const requested = {
      type: 'reservation.requested',
      subject: { type: RESERVATION, id, name: request.customerName },
      by: null,
      changes: null,
    };
    return new SampleStory(Reservation.request(id, request, occurredAt).dueBy(answerBy), [
      { ...requested, occurredAt },
    ]);
  }

  /** Applies the next step by staff. */
  then(change: (reservation: Reservation, at: Date) => Reservation, occurredAt: Date): SampleStory {
    const before = this.reservation;
    const after = change(before, occurredAt);
    const type = after.status === before.status ? 'reservation.noted' : EVENT_BY_STATUS[after.status];
    const differing = RECORDED_FIELDS.filter((field) => before[field] !== after[field]);
    const changes = Object.fromEntries(
      differing.map((field) => [field, { before: before[field], after: after[field] }]),
    );
    const subject = { type: RESERVATION, id: before.id, name: before.customerName };
    return new SampleStory(after, [...this.past, { type, subject, by: STAFF, changes, occurredAt }]);
  }
}
