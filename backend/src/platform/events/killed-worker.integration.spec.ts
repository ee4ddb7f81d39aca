import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Outbox } from '../../kernel/outbox.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { MailQueue } from '../mail/mail-queue.js';
import { sized } from '../../testing/faults/sized.js';
import type { TestApp } from '../testing/test-app.js';
import { EventListeners } from './event-listeners.js';
import { EMAIL_LISTENER_QUEUE, registerEmailListener } from './testing/email-listener.js';

const BACKEND = join(__dirname, '..', '..', '..');
/** The worker has at least ten steps; the number beyond that depends on how the relay batches. */
const CERTAIN_STEPS = 10;
const KILLED_BEFORE = sized({ short: [1, 6, 10], long: Array.from({ length: 16 }, (_, index) => index + 1) });

let app: TestApp;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'courtyard-mortal-'));
  app = await startTestApp({ JOBS: 'off' }, null, (nest) => {
    registerEmailListener(nest.get(EventListeners, { strict: false }), nest.get(MailQueue, { strict: false }));
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

/** Returns the signal that ended the worker; null if it survived. */
async function work(lastStep: number): Promise<string | null> {
  const worker = spawn(
    process.execPath,
    [
      '--import',
      './tools/typescript-loader.mjs',
      'src/platform/events/testing/mortal-worker.ts',
      app.databaseUrl,
      directory,
      String(lastStep),
    ],
    { cwd: BACKEND, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null];
  expect(code ?? 0).toBe(0);
  return signal;
}

/** Simulates another worker after the queue has noticed that the job was abandoned. */
async function anotherWorker(): Promise<void> {
  await app.database.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
  await app.runJobs();
}

interface ReportedState {
  subject: string;
  isRelayed: boolean;
  deliveries: number;
  letters: number;
}
const reported = () =>
  app.database.query<ReportedState[]>(
    `select subject_id as subject, not exists (select from waiting_events w where w.id = e.id) as "isRelayed",
       (select count(*)::int from pgboss.job where name = $1 and data->>'eventId' = e.id::text) as deliveries,
       (select count(*)::int from outgoing_mails where dedupe_key = 'letter:' || e.id and status = 'sent') as letters
     from events e where type = 'test.said' order by id`,
    [EMAIL_LISTENER_QUEUE],
  );

it.each(KILLED_BEFORE)(
  'delivers every event once, with its effect once, when a worker is killed before step %i',
  async (step) => {
    const subjects = [1, 2].map((number) => `${String(number)} of step ${String(step)}`);
    for (const subject of subjects) await say(subject);
    const signal = await work(step);
    if (step <= CERTAIN_STEPS) expect(signal).toBe('SIGKILL');
    await anotherWorker();
    const recent = (await reported()).slice(-subjects.length);
    expect(recent).toEqual(subjects.map((subject) => ({ subject, isRelayed: true, deliveries: 1, letters: 1 })));
  },
);
