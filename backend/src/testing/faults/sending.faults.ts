import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../embedded-postgres/start-embedded-postgres.js';
import { migrate } from '../../app/migrate.js';
import { FaultStage } from './fault-stage.js';
import type { ProductProcess } from '../product-process.js';

/** Emails in flight per process. */
const IN_HAND = 20;
const FIVE_MINUTES_MS = 300_000;

let directory: string;
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let stage: FaultStage;

const startDatabase = () => startEmbeddedPostgres({ directory, log: () => undefined });

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'courtyard-faults-'));
  server = await startDatabase();
  await migrate(server.url);
  stage = new FaultStage(server.url);
});
afterEach(async () => {
  await stage.clear();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

async function killDatabase(): Promise<void> {
  const [pid] = (await readFile(join(directory, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await server.stop();
  const { url } = server;
  server = await startDatabase();
  expect(server.url).toBe(url);
}

it('10,000 recipients, 20 killed workers, 10 killed databases, 5 restarts of the mail server', async () => {
  const recipients = 10_000;
  const workerKills = 20;
  const databaseKills = 10;
  const sinkRestarts = 5;
  stage.sink.delayMs = 150;
  await stage.prepare(recipients);
  let workers: ProductProcess[] = await Promise.all([stage.startWorker(), stage.startWorker()]);
  for (let kill = 1; kill <= workerKills; kill += 1) {
    await stage.taken(Math.floor((recipients * 0.9 * kill) / workerKills));
    if (kill % (workerKills / databaseKills) === 0) await killDatabase();
    if (kill % (workerKills / sinkRestarts) === 0) await stage.sink.restart();
    const [oldest, ...others] = workers;
    await oldest?.end('SIGKILL');
    workers = [...others, await stage.startWorker()];
  }
  expect(stage.sink.taken.length).toBeLessThan(recipients);
  const endedAt = performance.now();
  await stage.finished();

  const { rawDuplicates, ...outcome } = await stage.outcome();
  console.log(
    `${String(rawDuplicates)} mails came again; sent ${String(Math.round((performance.now() - endedAt) / 1000))} s after the last kill`,
  );
  expect(outcome).toEqual({ status: 'sent', byStatus: { sent: recipients }, skipped: 0, repeated: 0, miscounted: 0 });
  expect(rawDuplicates).toBeLessThanOrEqual((workerKills + 2 * sinkRestarts) * IN_HAND);
});

it('databases that are killed, workers that end in order, and pauses repeat nothing', async () => {
  const recipients = 3_000;
  stage.sink.delayMs = 50;
  await stage.prepare(recipients);
  let workers: ProductProcess[] = await Promise.all([stage.startWorker(), stage.startWorker()]);
  for (let fault = 1; fault <= 5; fault += 1) {
    await stage.taken(fault * 400);
    await killDatabase();
    const [oldest, ...others] = workers;
    await oldest?.end();
    workers = [...others, await stage.startWorker()];
    await stage.sql(`update email_campaigns set status = 'paused' where status = 'sending'`);
    await stage.sql(`update email_campaigns set status = 'sending' where status = 'paused'`);
  }
  await stage.finished();
  expect(await stage.outcome()).toEqual({
    status: 'sent',
    byStatus: { sent: recipients },
    skipped: 0,
    repeated: 0,
    rawDuplicates: 0,
    miscounted: 0,
  });
});

it('greylisting of 30 % delivers all, each tried again no earlier than a minute later', async () => {
  const firstTries = new Map<string, number>();
  const early: string[] = [];
  stage.sink.script = (address) => {
    if (Number(/\d+/.exec(address)?.[0]) % 10 >= 3) return null;
    const first = firstTries.get(address);
    if (first === undefined) firstTries.set(address, performance.now());
    else if (performance.now() - first >= 59_000) return null;
    else early.push(address);
    return '451 4.7.1 greylisted, come again';
  };
  await stage.prepare(2_000);
  await stage.startWorker();
  // A deferred email is retried after a minute at the earliest.
  await stage.taken(2_000, FIVE_MINUTES_MS);
  await stage.finished();
  expect(early).toEqual([]);
  expect(await stage.outcome()).toEqual({
    status: 'sent',
    byStatus: { sent: 2_000 },
    skipped: 0,
    repeated: 0,
    rawDuplicates: 0,
    miscounted: 0,
  });
});

it('many 5.7.1 responses pause the campaign and suppress no one', async () => {
  stage.sink.script = () => '550 5.7.1 your network is on a list';
  await stage.prepare(2_000);
  await stage.startWorker();
  await stage.finished();
  expect(await stage.outcome()).toMatchObject({ status: 'paused', byStatus: { queued: 2_000 } });
  expect(await stage.sql('select 1 from email_suppressions')).toEqual([]);
});

it('1,000 who unsubscribe in the middle get nothing 5 seconds later', async () => {
  await stage.prepare(10_000);
  await stage.sql('update email_settings set per_second = 300');
  await stage.startWorker();
  await stage.taken(500);
  const leaving = await stage.sql<{ email: string }>(
    `insert into email_suppressions (key, reason) select email_suppression_key(recipient_email), 'unsubscribed'
     from (select recipient_email from email_history where status = 'queued' and claimed_by is null order by random() limit 1000) h
     on conflict do nothing returning (select 'x') as email`,
  );
  const leftAt = performance.now();
  expect(leaving).toHaveLength(1_000);
  await stage.finished();
  const { byStatus, ...outcome } = await stage.outcome();
  expect(outcome).toMatchObject({ status: 'sent', skipped: 0, repeated: 0 });
  const failed = await stage.sql<{ email: string }>(
    `select recipient_email as email from email_history where status = 'failed'`,
  );
  const late = stage.sink.taken.filter(({ to, at }) => at > leftAt + 5_000 && failed.some(({ email }) => email === to));
  expect(late).toEqual([]);
  expect(byStatus.failed).toBeGreaterThan(950);
});

it('reaches everyone once if senders are killed while two subjects are tested and afterwards', async () => {
  const recipients = 1_500;
  await stage.prepare(recipients);
  await stage.sql(`update email_campaigns set subject_b = 'Good evening', subject_test_hours = 0`);
  const [first, second] = await Promise.all([stage.startWorker(), stage.startWorker()]);
  await stage.taken(recipients / 30);
  await first.end('SIGKILL');
  await stage.taken(recipients / 3);
  await second.end('SIGKILL');
  await stage.startWorker();
  await stage.finished();

  const { rawDuplicates, ...outcome } = await stage.outcome();
  expect(outcome).toEqual({ status: 'sent', byStatus: { sent: recipients }, skipped: 0, repeated: 0, miscounted: 0 });
  expect(rawDuplicates).toBeLessThanOrEqual(2 * IN_HAND);
  const winners = await stage.sql<{ winner: string }>('select subject_winner as winner from email_sendings');
  expect(winners).toEqual([{ winner: 'A' }]);
});
