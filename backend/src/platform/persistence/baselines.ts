import type { MigrationInterface } from 'typeorm';
import { BadConfiguration } from '../config/environment.js';

/** A baseline names the older migrations that it replaces; where those have run, it is skipped. */
export interface Migration {
  new (): MigrationInterface;
  readonly replaces?: readonly string[];
  /** The first release that no longer uses what this migration removes or narrows; older ones would fail. */
  readonly unusedSince?: string;
}

/**
 * Migrations to skip, given the names of those that have run.
 * @throws BadConfiguration if only some of the replaced migrations have run: this release does not contain the rest
 */
export function doneOf(migrations: readonly Migration[], names: readonly string[]): Migration[] {
  const hasRun = (name: string) => names.includes(name);
  const older = migrations.flatMap(({ replaces = [] }) => replaces);
  const [missing, ...others] = older.filter((name) => !hasRun(name));
  if (missing && older.some(hasRun)) {
    const more = others.length > 0 ? ` and ${String(others.length)} more` : '';
    throw new BadConfiguration(
      `This data is too old for this version: '${missing}'${more} of its migrations have not run, and this version no longer has them. ` +
        'Start the last version that has them on this data once, then this one; docs/operations.md says how to find it.',
    );
  }
  return migrations.filter(({ name, replaces }) => hasRun(name) || replaces?.every(hasRun));
}
