import type { DomainEvent } from '../../../../kernel/outbox.js';
import type { ReservationFact } from '../reservation.events.js';

/** What has happened to a request, as it was kept. */
export interface ReservationEvent extends DomainEvent<ReservationFact> {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  /** Who did it; null for the guest, and for what happens by the clock. */
  readonly by: { readonly id: string } | null;
}

/** Tells guests what became of their requests, each in its own way. What has ceased to be true before it left is not said any more. */
export abstract class GuestNotifier {
  /** That the request has arrived. */
  abstract acknowledge(event: ReservationEvent): Promise<void>;
  /** Of the visit that is near. */
  abstract remind(event: ReservationEvent): Promise<void>;
  abstract confirm(event: ReservationEvent): Promise<void>;
  /** That the request waits for seats. */
  abstract notifyOfPosition(event: ReservationEvent): Promise<void>;
  /** Other times, of which the guest may choose. */
  abstract offer(event: ReservationEvent): Promise<void>;
  abstract decline(event: ReservationEvent): Promise<void>;
  abstract notifyOfChange(event: ReservationEvent): Promise<void>;
  /** That it is as the guest wanted: the table is given up. */
  abstract confirmCancellation(event: ReservationEvent): Promise<void>;
  /** What the courtyard, closed or open again, means for the table. */
  abstract notifyOfCourtyard(event: ReservationEvent): Promise<void>;
  /** A step was undone: the request is again as it was before. */
  abstract withdrawDecision(event: ReservationEvent): Promise<void>;
  /** The guest has another table instead. */
  abstract withdrawAll(event: ReservationEvent): Promise<void>;
}
