import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { MailQueue } from '../../mail/mail-queue.js';
import { EventListeners } from '../event-listeners.js';
import { EventRelay } from '../event-relay.js';
import { Jobs } from '../../jobs/jobs.js';
import { LiveTopics } from '../live-topics.js';
import { CaptureTransport } from '../../mail/capture-transport.js';
import { applicationOptions, jobsPool } from '../../persistence/data-source.js';
import { Database } from '../../persistence/database.js';
import { SystemClock } from '../../system-clock.js';
import { watch } from '../../testing/watched-pool.js';
import { UuidIds } from '../../uuid-ids.js';
import { EventRecorder } from '../../persistence/event-recorder.js';
import { EMAIL_LISTENER_QUEUE, registerEmailListener } from './email-listener.js';

/** A worker that relays pending events and handles their deliveries, and is killed with SIGKILL before its n-th step. */
const [url = '', directory = '', lastStep = ''] = process.argv.slice(2);
let steps = 0;

function step(): void {
  steps += 1;
  if (steps === Number(lastStep)) process.kill(process.pid, 'SIGKILL');
}

const pool = jobsPool(url, () => undefined);
const clock = new SystemClock();
const ids = new UuidIds();
const listeners = new EventListeners();
const database = new Database(
  new DataSource(applicationOptions(url, [])),
  { calls: pool, jobs: pool },
  new EventRecorder(ids, clock),
);
const jobs = new Jobs(database, ids, url, false);
const relay = new EventRelay(database, jobs, listeners, new LiveTopics(), clock);
const mailQueue = new MailQueue(database, jobs, new CaptureTransport(directory), ids, clock);
jobs.define<{ id: string }>('mail', { retry: 'day', concurrency: 5 }, (mail) => mailQueue.send(mail));
registerEmailListener(listeners, mailQueue);
relay.declareDeliveries();
await jobs.start();

watch(pool, step);
await relay.relayAll();

const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false, migrate: false });
await boss.start();
for (const { id, data } of await boss.fetch<object>(EMAIL_LISTENER_QUEUE, { batchSize: 50 })) {
  await jobs.run(EMAIL_LISTENER_QUEUE, data);
  step();
  await boss.complete(EMAIL_LISTENER_QUEUE, id);
}
process.exit(0);
