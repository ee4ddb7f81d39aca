/** A reservation's visit according to the latest event about it. */
export interface Visit {
  readonly reservationId: string;
  /** Of events about one reservation, the later one has the greater id. */
  readonly eventId: string;
  readonly contactId: string | null;
  readonly visitedAt: Date;
  /** False if it was undone. */
  readonly counts: boolean;
}

/** Inside a unit of work. */
export abstract class VisitBook {
  /** Locked until the unit ends. */
  abstract find(reservationId: string): Promise<Visit | null>;
  abstract put(visit: Visit): Promise<void>;
  /** When a contact was here the last time before that visit, as far as visits were counted. */
  abstract lastBefore(visit: Visit): Promise<Date | null>;
}
