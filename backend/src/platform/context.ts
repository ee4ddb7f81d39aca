import type { Type } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import type { ContextSettings } from './config/environment.js';
import type { Migration } from './persistence/baselines.js';

/** A bounded context as the application takes it in: its Nest module, and what of the database and of the environment belongs to it alone. */
export interface ContextModule extends Type {
  readonly owns: {
    readonly entities: readonly EntitySchema[];
    /** Forward only; the number in a class's name is its place among those of all contexts. */
    readonly migrations: readonly Migration[];
    /** What it reads from the environment, each with a row in docs/operations.md. */
    readonly settings?: ContextSettings;
  };
}

export const entitiesOf = (contexts: readonly ContextModule[]) => contexts.flatMap(({ owns }) => owns.entities);
export const settingsOf = (contexts: readonly ContextModule[]) =>
  contexts.flatMap(({ owns: { settings } }) => (settings ? [settings] : []));
export const migrationsOf = (contexts: readonly ContextModule[]) => contexts.flatMap(({ owns }) => owns.migrations);
