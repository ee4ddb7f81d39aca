import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Settings } from '../config/environment.js';
import { isUnreachable } from './is-unreachable.js';

/** Limits for requests and jobs: statement 10 s, lock 5 s, idle transaction 15 s. */
const LIMITS = '-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000';
/**
 * Every statement has the index it needs for all values, so a generic plan is made once per connection. Parallel
 * workers are off, because starting them takes longer than reading a page.
 */
const SESSION = `${LIMITS} -c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0`;
/** Gives up on an unresponsive server, somewhat later than the server's own limits would. */
const ANSWER_MS = 12_000;
/** Migrations have no time limit, because creating an index on a large table takes minutes. */
const NO_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

const CALLS = 10;
const JOBS = 5;
const READS = 5;

/** Outlasts pauses of an idle installation, because opening a connection costs more than a hundred polls. */
export const IDLE_MS = 120_000;
/**
 * Every connection is replaced after five minutes, because it may lead to a server that is no longer the primary or to
 * an address that has moved, and because cached plans pile up.
 */
export const LIFETIME_S = 300;

const common = {
  type: 'postgres',
  synchronize: false,
  invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  connectTimeoutMS: 5_000,
} as const;

/**
 * A connection can break in the same packet that completes it, before its user can attach a listener, and without a
 * listener that would end the process. The user gets the error with the next statement.
 */
export class OutlivingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** For poolers in transaction mode, where each transaction may get another connection: uses no prepared statements. */
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

/** For the running application: entity mappings, and connections for requests. */
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

/** Waits up to a minute for the server, since the database may be starting at the same time. */
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
