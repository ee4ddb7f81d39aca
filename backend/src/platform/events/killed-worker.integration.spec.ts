import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Outbox } from '../../kernel/outbox.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { MailQueue } from '../mail/mail-queue.js';
import type { TestApp } from '../testing/test-app.js';
import { EventListeners } from './event-listeners.js';
import { LETTERS, writeLetters } from './testing/letters.js';

const BACKEND = join(__dirname, '..', '..', '..');
/** Fewer would mean that nobody was killed in the middle of anything. */
const FEWEST_STEPS = 10;

let app: TestApp;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'courtyard-mortal-'));
  app = await startTestApp({ JOBS: 'off' }, null, (nest) => {
    writeLetters(nest.get(EventListeners, { strict: false }), nest.get(MailQueue, { strict: false }));
  });
});
afterAll(async () => {
  await app.stop();
  rmSync(directory, { recursive: true, force: true });
});

const say = (text: string) =>
  app.nest
    .get<Outbox>(Outbox, { strict: false })
    .add({ type: 'test.said', subject: { type: 'test', id: text }, payload: {} });

/** Answers the signal that ended the worker; null when it survived. */
async function work(lastStep: number): Promise<string | null> {
  const worker = spawn(
    process.execPath,
    [
      ...['--import', './tools/typescript-loader.mjs', 'src/platform/events/testing/mortal-worker.ts'],
      ...[app.databaseUrl, directory, String(lastStep)],
    ],
    { cwd: BACKEND, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null];
  expect(code ?? 0).toBe(0);
  return signal;
}

/** What the next worker does once the queue has noticed that nobody works on the job any more. */
async function anotherWorker(): Promise<void> {
  await app.database.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
  await app.runJobs();
}

interface Told {
  subject: string;
  isRelayed: boolean;
  deliveries: number;
  letters: number;
}
const told = () =>
  app.database.query<Told[]>(
    `select subject_id as subject, not exists (select from waiting_events w where w.id = e.id) as "isRelayed",
       (select count(*)::int from pgboss.job where name = $1 and data->>'eventId' = e.id::text) as deliveries,
       (select count(*)::int from outgoing_mails where dedupe_key = 'letter:' || e.id and status = 'sent') as letters
     from events e where type = 'test.said' order by id`,
    [LETTERS],
  );

it('has every event delivered once, and its effect once, wherever a worker is killed with -9', async () => {
  let steps = 0;
  let signal: string | null;
  do {
    steps += 1;
    const subjects = [1, 2].map((number) => `${String(number)} of step ${String(steps)}`);
    for (const subject of subjects) await say(subject);
    signal = await work(steps);
    expect(signal ?? 'SIGKILL').toBe('SIGKILL');
    await anotherWorker();
    const recent = (await told()).slice(-subjects.length);
    expect(recent).toEqual(subjects.map((subject) => ({ subject, isRelayed: true, deliveries: 1, letters: 1 })));
  } while (signal !== null);
  expect(steps).toBeGreaterThan(FEWEST_STEPS);
  expect(await told()).toHaveLength(2 * steps);
});
