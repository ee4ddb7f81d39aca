import type { Type } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import type { Migration } from './persistence/baselines.js';

/** A bounded context as the application takes it in: its Nest module, and what of the database belongs to it alone. */
export interface ContextModule extends Type {
  readonly owns: {
    readonly entities: readonly EntitySchema[];
    /** Forward only; the number in a class's name is its place among those of all contexts. */
    readonly migrations: readonly Migration[];
  };
}

export const entitiesOf = (contexts: readonly ContextModule[]) => contexts.flatMap(({ owns }) => owns.entities);
export const migrationsOf = (contexts: readonly ContextModule[]) => contexts.flatMap(({ owns }) => owns.migrations);
