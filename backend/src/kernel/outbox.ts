/** The entity that an event is about, such as a reservation. */
export interface Subject {
  readonly type: string;
  readonly id: string;
  /** Display name, if the entity has one. */
  readonly name?: string;
}

/** Something that happened. Other contexts receive it after the unit of work that recorded it has committed. */
export interface DomainEvent<Payload extends object = object> {
  /** Subject and past participle, such as `reservation.confirmed`. */
  readonly type: string;
  readonly subject: Subject;
  /** Plain JSON. */
  readonly payload: Payload;
}

export abstract class Outbox {
  /** Records the event in the running unit of work. Each listener receives it later, at least once. */
  abstract add(event: DomainEvent): Promise<void>;
}
