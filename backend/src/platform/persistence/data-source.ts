import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { isUnreachable } from './is-unreachable.js';

/** Limits of a call or a job: statement 10 s, lock 5 s, an idle transaction 15 s. */
const LIMITS = '-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000';
/**
 * Each statement has the index it needs, whatever its values: it is planned once, not again at every call. It is answered by one process:
 * starting more takes longer than reading a page.
 */
const SESSION = `${LIMITS} -c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0`;
/** A server that says nothing at all, not even that a limit was reached, is given up a little later. */
const ANSWER_MS = 12_000;
/** A migration takes as long as it takes: an index on a large table is made in minutes. */
const NO_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

const CALLS = 10;
const JOBS = 5;

/** A connection is kept over the pauses of an idle house: opening one costs more than a hundred looks for work. */
export const IDLE_MS = 120_000;
/** Statements are planned once per connection: with it the server lets go of plans that nobody needs any more. */
const LIFETIME_S = 1_800;

const common = {
  type: 'postgres',
  synchronize: false,
  invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  connectTimeoutMS: 5_000,
} as const;

/** For the running application: the mapping of its entities, and the connections of its calls. */
export function applicationOptions(url: string, entities: DataSourceOptions['entities']): DataSourceOptions {
  return {
    ...common,
    url,
    entities,
    poolSize: CALLS,
    applicationName: 'courtyard',
    extra: {
      options: SESSION,
      keepAlive: true,
      idleTimeoutMillis: IDLE_MS,
      maxLifetimeSeconds: LIFETIME_S,
      query_timeout: ANSWER_MS,
    },
  };
}

export function migrationOptions(url: string, migrations: DataSourceOptions['migrations']): DataSourceOptions {
  return {
    ...common,
    url,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    poolSize: 2,
    applicationName: 'courtyard migrations',
    extra: { options: NO_LIMITS, keepAlive: true },
  };
}

/** Waits for the server up to a minute, so that a database that starts beside us is no error. */
export async function connect(options: DataSourceOptions): Promise<DataSource> {
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    const dataSource = new DataSource(options);
    try {
      await dataSource.initialize();
      outlivingBreaks(callsPool(dataSource));
      return dataSource;
    } catch (error) {
      if (!isUnreachable(error) || Date.now() > giveUpAt) throw error;
      await pause(500);
    }
  }
}

/**
 * A connection may break in the very packet that made it ready, before whoever asked for it can listen; without a
 * listener that ends the process. Whoever uses it learns of it by the next statement.
 */
export function outlivingBreaks(pool: Pool): Pool {
  return pool.on('connect', (client) => client.on('error', () => undefined));
}

export const callsPool = ({ driver }: DataSource) => (driver as PostgresDriver).master as Pool;

export function jobsPool(url: string, onError: (error: Error) => void): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'courtyard',
    connectionTimeoutMillis: common.connectTimeoutMS,
    keepAlive: true,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: LIFETIME_S,
    options: SESSION,
    query_timeout: ANSWER_MS,
    max: JOBS,
  });
  pool.on('error', onError);
  return outlivingBreaks(pool);
}
