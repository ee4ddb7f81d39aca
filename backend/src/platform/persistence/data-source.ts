import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Settings } from '../config/environment.js';
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
const READS = 5;

/** A connection is kept over the pauses of an idle house: opening one costs more than a hundred looks for work. */
export const IDLE_MS = 120_000;
/**
 * Whatever a connection has been left with, it is left for five minutes: a server that is no primary any more, an address that has moved,
 * plans that nobody needs.
 */
export const LIFETIME_S = 300;

const common = {
  type: 'postgres',
  synchronize: false,
  invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  connectTimeoutMS: 5_000,
} as const;

/**
 * A connection may break in the very packet that made it ready, before whoever asked for it can listen; without a listener that ends the
 * process. Whoever uses it learns of it by the next statement.
 */
export class OutlivingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Behind a pooler that gives each transaction another connection: no statement is kept on one for the next time. */
class UnpreparedClient extends OutlivingClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((statement: string | pg.QueryConfig, ...rest: unknown[]) =>
      query(
        typeof statement === 'string' ? statement : { ...statement, name: undefined },
        ...rest,
      )) as typeof this.query;
  }
}

export type Preparing = Settings['PREPARED_STATEMENTS'];

const clientOf = (preparing: Preparing) => (preparing === 'on' ? OutlivingClient : UnpreparedClient);

/** For the running application: the mapping of its entities, and the connections of its calls. */
export function applicationOptions(
  url: string,
  entities: DataSourceOptions['entities'],
  preparing: Preparing = 'on',
): DataSourceOptions {
  return {
    ...common,
    url,
    entities,
    poolSize: CALLS,
    applicationName: 'courtyard',
    extra: {
      Client: clientOf(preparing),
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
    extra: { Client: OutlivingClient, options: NO_LIMITS, keepAlive: true },
  };
}

/** Waits for the server up to a minute, so that a database that starts beside us is no error. */
export async function connect(options: DataSourceOptions): Promise<DataSource> {
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    const dataSource = new DataSource(options);
    try {
      return await dataSource.initialize();
    } catch (error) {
      if (!isUnreachable(error) || Date.now() > giveUpAt) throw error;
      await pause(500);
    }
  }
}

export const callsPool = ({ driver }: DataSource) => (driver as PostgresDriver).master as Pool;

type OnBreak = (error: Error) => void;

export const jobsPool = (url: string, onError: OnBreak, preparing: Preparing = 'on') =>
  poolOf(url, JOBS, onError, preparing);

export const replicaPool = (url: string, onError: OnBreak, preparing: Preparing = 'on') =>
  poolOf(url, READS, onError, preparing);

function poolOf(url: string, max: number, onError: OnBreak, preparing: Preparing): Pool {
  const pool = new pg.Pool({
    Client: clientOf(preparing),
    connectionString: url,
    application_name: 'courtyard',
    connectionTimeoutMillis: common.connectTimeoutMS,
    keepAlive: true,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: LIFETIME_S,
    options: SESSION,
    query_timeout: ANSWER_MS,
    max,
  });
  return pool.on('error', onError);
}
