import type { DomainEvent } from '../../../../kernel/outbox.js';
import type { ReservationFact } from '../reservation.events.js';

/** A recorded event about a request. */
export interface ReservationEvent extends DomainEvent<ReservationFact> {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  /** The actor; null for the guest and for timed events. */
  readonly by: { readonly id: string } | null;
}

/** Notifies guests by one channel about their requests. Messages that became outdated before they were sent are dropped. */
export abstract class GuestNotifier {
  /** The request has arrived. */
  abstract acknowledge(event: ReservationEvent): Promise<void>;
  /** The visit is near. */
  abstract remind(event: ReservationEvent): Promise<void>;
  abstract confirm(event: ReservationEvent): Promise<void>;
  /** The request is on the waitlist. */
  abstract notifyOfPosition(event: ReservationEvent): Promise<void>;
  /** The guest may choose one of the offered times. */
  abstract offer(event: ReservationEvent): Promise<void>;
  abstract decline(event: ReservationEvent): Promise<void>;
  abstract notifyOfChange(event: ReservationEvent): Promise<void>;
  /** The guest has canceled. */
  abstract confirmCancellation(event: ReservationEvent): Promise<void>;
  /** The courtyard was closed or reopened. */
  abstract notifyOfCourtyard(event: ReservationEvent): Promise<void>;
  /** A decision was undone; the request is in its previous state again. */
  abstract withdrawDecision(event: ReservationEvent): Promise<void>;
  /** Another table has replaced this one. */
  abstract withdrawAll(event: ReservationEvent): Promise<void>;
}
