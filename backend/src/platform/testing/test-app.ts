import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import PostalMime, { type Email } from 'postal-mime';
import request, { type Test } from 'supertest';
import { ROLES, type Role } from '../../kernel/actor.js';
import type { Clock } from '../../kernel/clock.js';
import type { Restaurant } from '../../kernel/restaurant.js';
import { AppSettings } from '../config/app-settings.js';
import { type ContextSettings, readSettings } from '../config/environment.js';
import { EventCatalogue } from '../events/event-catalogue.js';
import { Database } from '../persistence/database.js';
import { DEMO_ACCOUNTS } from '../seeds.js';
import { DueJobs } from './due-jobs.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { eventually } from './eventually.js';
import { problemsOfEvents } from './recorded-events.query.js';
import { SettableClock } from './settable-clock.js';

export const DEMO = {
  admin: DEMO_ACCOUNTS.admin.email,
  manager: DEMO_ACCOUNTS.manager.email,
  staff: DEMO_ACCOUNTS.staff.email,
  password: 'courtyard-demo',
} as const;

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** A caller with its own cookies. */
export class Client {
  private readonly agent;

  constructor(server: Parameters<typeof request>[0]) {
    this.agent = request.agent(server);
  }

  call(method: Method, path: string): Test {
    return this.agent[method](path);
  }
  get(path: string): Test {
    return this.call('get', path);
  }
  post(path: string): Test {
    return this.call('post', path);
  }
  patch(path: string): Test {
    return this.call('patch', path);
  }
  put(path: string): Test {
    return this.call('put', path);
  }
  delete(path: string): Test {
    return this.call('delete', path);
  }

  async login(role: Role, email: string = DEMO[role], password: string = DEMO.password): Promise<this> {
    await this.post(`/api/${role}/login`).send({ email, password }).expect(200);
    return this;
  }
}

export interface TestAppOptions {
  /** Passed in, because the platform does not know the contexts. */
  readonly createApp: (
    settings: AppSettings,
    replaced: { clock: Clock; restaurant?: Restaurant; prepare?: Prepare },
  ) => Promise<NestExpressApplication>;
  readonly seed: (app: NestExpressApplication, settings: AppSettings) => Promise<void>;
  /** Settings of the contexts. */
  readonly contextSettings: readonly ContextSettings[];
  /** Types of events that are not published to integrations. */
  readonly internalEvents: readonly string[];
  readonly variables: NodeJS.ProcessEnv;
  readonly webRoot?: string | null;
  readonly prepare?: Prepare;
  readonly restaurant?: Restaurant;
}

/** Declares listeners, jobs and other things for a test before the application starts. */
export type Prepare = (app: NestExpressApplication) => void;

/** The application on a database and a mail directory of its own, with the demo accounts. */
export class TestApp {
  private readonly dueJobs: DueJobs;

  private constructor(
    readonly nest: NestExpressApplication,
    /** The clock of all rules; its time is fixed only once a test sets it. */
    readonly clock: SettableClock,
    readonly database: Database,
    private readonly cluster: TestDatabase,
    private readonly dataDirectory: string,
    private readonly signedIn: Record<Role, Client>,
    private readonly startAlongside: () => Promise<NestExpressApplication>,
    private readonly internalEvents: readonly string[],
  ) {
    this.dueJobs = new DueJobs(nest, cluster.url, clock);
  }

  static async start({
    createApp,
    seed,
    contextSettings,
    internalEvents,
    variables,
    webRoot = null,
    prepare,
    restaurant,
  }: TestAppOptions): Promise<TestApp> {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'courtyard-test-'));
    // No DNS server is at that port, so that no test asks the machine's.
    const nowhere = { DNS_SERVERS: '127.0.0.1:9' };
    const usual = { NODE_ENV: 'test', RATE_LIMITS: 'off', SEED: 'accounts', LOG_LEVEL: 'error', ...nowhere };
    const wanted = { ...usual, ...variables };
    const template = wanted.SEED === 'accounts' ? process.env['TEST_TEMPLATE_WITH_ACCOUNTS'] : undefined;
    const cluster = await createTestDatabase(template);
    const own = { DATA_DIR: dataDirectory, DATABASE_URL: cluster.url };
    const environment = readSettings({ ...own, ...wanted }, contextSettings);
    const secrets = { session: randomUUID(), link: randomUUID() };
    const settings = new AppSettings(environment, secrets, cluster.url, webRoot);
    const clock = new SettableClock();
    const startOne = async () => {
      const nest = await createApp(settings, { clock, restaurant, prepare });
      await nest.listen(0, '127.0.0.1');
      return nest;
    };
    const nest = await startOne();
    await seed(nest, settings);
    const clients = ROLES.map(async (role) => [role, await new Client(nest.getHttpServer()).login(role)] as const);
    const signedIn = Object.fromEntries(await Promise.all(clients)) as Record<Role, Client>;
    const database = nest.get(Database, { strict: false });
    return new TestApp(nest, clock, database, cluster, dataDirectory, signedIn, startOne, internalEvents);
  }

  /** A second instance of the application on the same database; the test closes it. */
  beside(): Promise<NestExpressApplication> {
    return this.startAlongside();
  }

  /** Its URL, for clients other than `Client`. */
  url(): Promise<string> {
    return this.nest.getUrl();
  }

  get databaseUrl(): string {
    return this.cluster.url;
  }

  anonymous(): Client {
    return new Client(this.nest.getHttpServer());
  }

  as(role: Role): Client {
    return this.signedIn[role];
  }

  /** The captured emails to the address, once there are that many. */
  mailsTo(address: string, count = 1): Promise<Email[]> {
    return eventually(async () => {
      const mails = (await this.mails()).filter(({ to }) => to?.some((one) => one.address === address.toLowerCase()));
      if (mails.length < count)
        throw new Error(`${String(mails.length)} of ${String(count)} mails to ${address} have arrived.`);
      return mails;
    });
  }

  /** With JOBS off: relays all events and runs all jobs that are due according to the clock, until none are left. */
  runJobs(): Promise<void> {
    return this.dueJobs.run();
  }

  /** With JOBS on: waits until all events were relayed and all due jobs are done. */
  async settled(): Promise<void> {
    await eventually(async () => {
      const [row] = await this.database.query<{ waiting: number }[]>(
        `select (select count(*) from waiting_events)::int + (select count(*) from pgboss.job
           where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_%')::int as waiting`,
      );
      if (row?.waiting !== 0) throw new Error(`${String(row?.waiting)} events and jobs are waiting.`);
    });
  }

  /** @throws Error if an event was recorded that the catalogue lacks or has with other fields */
  async stop(): Promise<void> {
    const catalogue = this.nest.get(EventCatalogue, { strict: false });
    const problems = await problemsOfEvents(this.database, catalogue, this.internalEvents);
    await this.dueJobs.close();
    await this.nest.close();
    await this.cluster.drop();
    rmSync(this.dataDirectory, { recursive: true, force: true });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }

  private mails(): Promise<Email[]> {
    const directory = join(this.dataDirectory, 'mail');
    const files = readdirSync(directory).filter((file) => file.endsWith('.eml'));
    return Promise.all(files.sort().map((file) => PostalMime.parse(readFileSync(join(directory, file)))));
  }
}
