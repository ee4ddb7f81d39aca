import type { MigrationInterface } from 'typeorm';
import { BadConfiguration } from '../config/environment.js';

/** One that is a baseline names the older migrations in whose place it stands: where they have run, it has nothing left to do. */
export interface Migration {
  new (): MigrationInterface;
  readonly replaces?: readonly string[];
  /** The release whose program no longer uses what this one takes away or narrows; that of any older release would fail on it. */
  readonly unusedSince?: string;
}

/**
 * Those that have nothing left to do, as of the names of those that have run.
 * @throws BadConfiguration where only some of the older migrations have run: what is missing is not in this program
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
