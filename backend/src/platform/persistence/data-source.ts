import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from './migrations/index.js';

/** Connection limits: connect 5 s, statement 10 s, lock 3 s, an idle transaction 15 s. */
const SESSION_LIMITS = '-c statement_timeout=10000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=15000';

export function dataSourceOptions(url: string, entities: DataSourceOptions['entities']): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    poolSize: 10,
    connectTimeoutMS: 5_000,
    applicationName: 'courtyard',
    extra: { options: SESSION_LIMITS, keepAlive: true },
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
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** True when the server could not be asked, or broke off: the same call may go through later. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError, cause } = error as Error & { code?: string; driverError?: unknown; cause?: unknown };
  if (code !== undefined && (UNREACHABLE.has(code) || /^08...$/.test(code))) return true;
  if (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
    return true;
  return isUnreachable(driverError) || isUnreachable(cause);
}
