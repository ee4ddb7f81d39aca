import { EntitySchema, type EntitySchemaOptions } from 'typeorm';

/** Kept as entities that change by themselves: each change of one is an event and a line of the trail. */
export interface Tracking<E> {
  /** What events and the trail call a row of it. */
  readonly subject: string;
  /** By which name people know one. */
  nameOf?(entity: E): string;
  /** What changes with every change, and of which the trail need not tell. */
  readonly bookkeeping?: readonly (keyof E)[];
  /** What to throw when a named constraint refuses one. */
  readonly violations?: Readonly<Record<string, Refusal<E>>>;
}

type Refusal<E> = { refuse(entity: E): Error }['refuse'];

/** TypeORM's EntitySchema of a table whose changes are tracked: its repository is `trackedRepository`. */
export class TrackedSchema<E extends object> extends EntitySchema<E> {
  constructor(
    options: EntitySchemaOptions<E>,
    readonly tracking: Tracking<E>,
  ) {
    super(options);
  }
}
