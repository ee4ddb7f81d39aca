/** A fact of the past, told to other parts after the transaction that made it has been committed. */
export interface DomainEvent<Payload extends object = object> {
  /** Subject and past participle, such as `reservation.confirmed`. */
  readonly type: string;
  /** Plain JSON. */
  readonly payload: Payload;
}

export abstract class Outbox {
  /** Stores the event with the running transaction; it is delivered at least once to each listener, later. */
  abstract add(event: DomainEvent): Promise<void>;
}
