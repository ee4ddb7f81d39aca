import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inDatabase } from './database';
import { startProduct } from './product';

const SETTABLE_CLOCK = path.join(import.meta.dirname, 'settable-clock.mjs');

/** Periodic jobs, which a test with a jumping clock does not wait for. */
const PERIODIC_JOBS = ['remind-of-promises', 'remind-of-visits', 'serve-waiting-list'];

/** Makes everything due that is due by the test's clock, and wakes the workers. */
const DO_WHAT_IS_DUE = `
  with due as (
    update pgboss.job set start_after = least(start_after, now())
    where state in ('created', 'retry') and start_after <= $1 returning name
  )
  select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) from (select distinct name from due) as queues`;

/** A product for one file, with a clock that its tests set. */
export interface Installation {
  readonly url: string;
  readonly dataDir: string;
  readonly now: () => Date;
  /** Sets the clock, and runs the periodic jobs. */
  readonly at: (moment: Date) => Promise<void>;
  /** Runs what is due by the clock. */
  readonly work: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** @param settings additional settings, given the product's address */
export async function anInstallation(
  settings: (url: string) => Promise<NodeJS.ProcessEnv> = () => Promise.resolve({}),
): Promise<Installation> {
  let ahead = 0;
  const aheadFileIn = (dataDir: string) => path.join(dataDir, 'ahead');
  const { url, dataDir, stop } = await startProduct({
    preload: SETTABLE_CLOCK,
    settings: async (place) => {
      writeFileSync(aheadFileIn(place.dataDir), '0');
      return { AHEAD_FILE: aheadFileIn(place.dataDir), ...(await settings(place.url)) };
    },
  });

  const now = () => new Date(Date.now() + ahead);
  const work = async () => {
    await inDatabase(DO_WHAT_IS_DUE, [now()], dataDir);
  };
  const at = async (moment: Date) => {
    ahead = moment.getTime() - Date.now();
    // Renamed into place, so that the product never reads half a number.
    const aheadFile = aheadFileIn(dataDir);
    writeFileSync(`${aheadFile}.new`, String(ahead));
    renameSync(`${aheadFile}.new`, aheadFile);
    for (const name of PERIODIC_JOBS) await inDatabase('insert into pgboss.job (name) values ($1)', [name], dataDir);
    await work();
  };
  return { url, dataDir, now, at, work, stop };
}
