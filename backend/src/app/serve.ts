import { existsSync, mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { contextSettings } from './app.module.js';
import { backupKey } from './backup/backup-key.js';
import { commandsBeside, NightlyBackup } from './backup/nightly-backup.js';
import { createApp } from './create-app.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.js';
import { Clock } from '../kernel/clock.js';
import { Restaurant } from '../kernel/restaurant.js';
import { Lifetime } from './lifetime.js';
import { BackupLog } from '../contexts/backups/index.js';
import { AppSettings, readSecrets } from '../platform/config/app-settings.js';
import { BadConfiguration, readSettings, type Settings } from '../platform/config/environment.js';
import { warnings } from '../platform/config/warnings.js';
import { Readiness } from '../platform/health/readiness.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { MetricsServer } from '../platform/metrics/metrics-server.js';
import { DEMO_ACCOUNTS } from '../platform/seeds.js';
import { migrate } from './migrate.js';
import { FirstOwnerService } from '../contexts/identity/index.js';
import { seed } from './seed.js';

const REQUESTS_FINISH_WITHIN_MS = 10_000;
/** During shutdown, responses continue until there has been no call for two seconds, six at most. */
const POLL_INTERVAL_MS = 200;
const QUIET_CHECKS = 10;
const MAX_CHECKS = 30;
/** Paths that proxies poll to find out whether they may send requests. */
const IS_PROBE = /^\/api\/(?:health|ready|serving)\b/;

/** Runs one process of the product from reading its settings to its exit. */
export async function serve(variables: NodeJS.ProcessEnv, webRoot: string): Promise<void> {
  const environment = readSettings(variables, contextSettings);
  if (environment.BACKUP_BUCKET) backupKey(environment);
  prepareDataDirectory(environment.DATA_DIR);
  const lifetime = new Lifetime();
  lifetime.obeySignals();
  await lifetime.start(async () => {
    const databaseUrl = environment.DATABASE_URL ?? (await embeddedDatabase(environment, lifetime));
    const servesWeb = environment.ROLE !== 'worker';
    const builtSite = servesWeb && existsSync(webRoot) ? webRoot : null;
    const settings = new AppSettings(environment, readSecrets(environment), databaseUrl, builtSite);
    const ends = new AbortController();
    const prepare = (app: NestExpressApplication) => {
      if (!environment.DATABASE_URL) makeBackups(app, environment, ends.signal);
    };
    await lifetime.step('the database to be brought up to date', () => migrate(settings.directDatabaseUrl));
    const app = await lifetime.step(
      'the application to start',
      () => createApp(settings, { prepare }),
      (app) => {
        ends.abort();
        return close(app);
      },
    );
    await lifetime.step('the first accounts and sample data', () => seed(app, settings));
    if (environment.METRICS_PORT !== undefined) {
      const { METRICS_PORT } = environment;
      const begin = () => listenForMetrics(app.get(Metrics, { strict: false }), METRICS_PORT, environment.METRICS_HOST);
      await lifetime.step(`port ${String(METRICS_PORT)}`, begin, (server) => server.close());
    }
    if (servesWeb) {
      await lifetime.step(
        `port ${String(environment.PORT)}`,
        () => listen(app, environment),
        () => leave(app, environment),
      );
    }
    // On a shared machine, requests take precedence, because people wait for them.
    if (!servesWeb) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    announce(settings, servesWeb);
    if (servesWeb) await announceSetup(app);
  });
}

/** Only for the embedded database; operators back up their own servers. */
function makeBackups(app: NestExpressApplication, environment: Settings, signal: AbortSignal): void {
  const backups = new NightlyBackup(app.get(BackupLog), environment, commandsBeside(signal), app.get(Clock));
  backups.declare(app.get(Jobs), app.get(Restaurant));
}

function prepareDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw new BadConfiguration(
      `DATA_DIR is '${directory}'; it must be a directory this account may write to (${(error as Error).message}).`,
    );
  }
}

async function embeddedDatabase(environment: Settings, lifetime: Lifetime): Promise<string> {
  const begin = () => startDatabase(environment, lifetime);
  const { url } = await lifetime.step('PostgreSQL to start', begin, (database) => database.stop());
  return url;
}

async function startDatabase({ DATA_DIR }: Settings, lifetime: Lifetime): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({
      directory: join(resolve(DATA_DIR), 'postgres'),
      log: (line) => {
        console.log(line);
      },
      onGivenUp: (reason) => {
        lifetime.fail(`${reason} The data is safe in ${DATA_DIR}.`);
      },
    });
  } catch (error) {
    throw new BadConfiguration((error as Error).message, { cause: error });
  }
}

async function listen(app: NestExpressApplication, { PORT, HOST }: Settings): Promise<void> {
  await app.listen(PORT, HOST).catch((error: unknown) => {
    throw explained(error, '', PORT, HOST);
  });
}

async function listenForMetrics(metrics: Metrics, port: number, host: string): Promise<MetricsServer> {
  return MetricsServer.listen(metrics, port, host).catch((error: unknown) => {
    throw explained(error, 'METRICS_', port, host);
  });
}

/** Explains why a process cannot listen there, naming the variable. */
function explained(error: unknown, prefix: string, port: number, host: string): unknown {
  const portIs = `${prefix}PORT is '${String(port)}'`;
  const hostIs = `${prefix}HOST is '${host}'`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new BadConfiguration(`${portIs}, and something else listens there; stop it, or set another ${prefix}PORT.`);
  if (code === 'EACCES')
    return new BadConfiguration(`${portIs}, and this account may not listen there; set one above 1023.`);
  if (code === 'EADDRNOTAVAIL')
    return new BadConfiguration(`${hostIs}, which is no address of this machine; 0.0.0.0 means all of them.`);
  return error;
}

function announce({ environment }: AppSettings, servesWeb: boolean): void {
  const { PUBLIC_URL, SEED, SMTP_URL, DATA_DIR } = environment;
  for (const sentence of warnings(environment)) console.warn(`Warning: ${sentence}`);
  console.log(servesWeb ? `Courtyard is ready: ${PUBLIC_URL}` : 'Courtyard is ready: this process works on jobs.');
  if (!SMTP_URL) console.log(`Mail is kept as .eml files in ${join(DATA_DIR, 'mail')}`);
  if (SEED !== 'none') {
    console.log('Demo accounts, password courtyard-demo:');
    for (const { role, email } of Object.values(DEMO_ACCOUNTS)) console.log(`  ${PUBLIC_URL}/${role}/login  ${email}`);
  }
}

async function announceSetup(app: NestExpressApplication): Promise<void> {
  const link = await app.get(FirstOwnerService, { strict: false }).link();
  if (link !== null) console.log(`No one can sign in yet. Create the owner's account within 24 hours: ${link}`);
}

/**
 * Becomes not ready. The proxy has noticed once no more calls arrive; calls sent to a closing port would be lost. Each
 * response closes its connection, so that none is reused.
 */
async function leave(app: NestExpressApplication, { NODE_ENV }: Settings): Promise<void> {
  app.get(Readiness).stop();
  let calls = 0;
  app.getHttpServer().prependListener('request', ({ url = '' }: IncomingMessage, answer: ServerResponse) => {
    answer.shouldKeepAlive = false;
    if (!IS_PROBE.test(url)) calls += 1;
  });
  if (NODE_ENV !== 'production') return;
  // Counts checks rather than time, because a machine that was suspended has given the proxy no time to notice.
  for (let quiet = 0, looks = 0; quiet < QUIET_CHECKS && looks < MAX_CHECKS; looks += 1) {
    const before = calls;
    await pause(POLL_INTERVAL_MS);
    quiet = calls === before ? quiet + 1 : 0;
  }
}

async function close(app: NestExpressApplication): Promise<void> {
  setTimeout(() => {
    app.getHttpServer().closeAllConnections();
  }, REQUESTS_FINISH_WITHIN_MS).unref();
  await app.close();
}
