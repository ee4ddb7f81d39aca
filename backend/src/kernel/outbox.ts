/** What an event is about: `reservation` and its id. */
export interface Subject {
  readonly type: string;
  readonly id: string;
  /** Whom or what people call it by, as far as it has a name. */
  readonly name?: string;
}

/** A fact of the past, told to other parts once the unit of work that made it has been kept. */
export interface DomainEvent<Payload extends object = object> {
  /** Subject and past participle, such as `reservation.confirmed`. */
  readonly type: string;
  readonly subject: Subject;
  /** Plain JSON. */
  readonly payload: Payload;
}

export abstract class Outbox {
  /** Stores the event with the running unit of work; it is delivered at least once to each listener, later. */
  abstract add(event: DomainEvent): Promise<void>;
}
