/** A reservation's visit according to the latest event about it. */
export interface Visit {
  readonly reservationId: string;
  /** Ids grow over time: the later of two events about a reservation has the greater id. */
  readonly eventId: string;
  readonly contactId: string | null;
  readonly visitedAt: Date;
  /** False if it was undone. */
  readonly counts: boolean;
}

/** Requires a unit of work. */
export abstract class VisitBook {
  /** Locks the visit until the unit of work ends. */
  abstract find(reservationId: string): Promise<Visit | null>;
  abstract put(visit: Visit): Promise<void>;
  /** The contact's last counted visit before this one. */
  abstract lastBefore(visit: Visit): Promise<Date | null>;
}
