import type { EntitySchemaOptions } from 'typeorm';
import { TableSchema } from './table-schema.js';

/** How changes to an entity are recorded as events and audit log entries. */
export interface Tracking<E> {
  /** Subject type of its rows in events and the audit log. */
  readonly subject: string;
  /** Display name of an entity. */
  nameOf?(entity: E): string;
  /** Fields that change with every update and are left out of the audit log. */
  readonly bookkeeping?: readonly (keyof E)[];
  /** The error for each named constraint. */
  readonly violations?: Readonly<Record<string, Refusal<E>>>;
}

type Refusal<E> = { refuse(entity: E): Error }['refuse'];

/** The schema of a tracked table; its repository is `trackedRepository`. */
export class TrackedSchema<E extends object> extends TableSchema<E> {
  constructor(
    options: EntitySchemaOptions<E>,
    readonly tracking: Tracking<E>,
  ) {
    super(options);
  }
}
