import { PgBoss } from 'pg-boss';
import { startTestApp } from '../../testing/start-test-app.js';
import { eventually } from '../testing/eventually.js';
import type { TestApp } from '../testing/test-app.js';
import { Jobs } from './jobs.js';

const done: string[] = [];
const hanging = Promise.withResolvers<undefined>();

let app: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  app = await startTestApp({}, null, (nest) => {
    const declared = nest.get(Jobs, { strict: false });
    declared.define<{ text: string }>('note', { retry: 'day', concurrency: 2 }, async ({ text }) => {
      if (text === 'hanging') await hanging.promise;
      done.push(text);
    });
  });
  jobs = app.nest.get(Jobs, { strict: false });
});
afterAll(async () => {
  hanging.resolve(undefined);
  await app.stop();
});

it('does everything that waits, while a job that hangs holds up itself alone', async () => {
  await jobs.add('note', { text: 'hanging' });
  await jobs.addAll(
    'note',
    Array.from({ length: 20 }, (_, index) => ({ text: `number ${String(index)}` })),
  );
  await eventually(() => {
    expect(done.filter((text) => text.startsWith('number'))).toHaveLength(20);
  });
  expect(done).not.toContain('hanging');
  hanging.resolve(undefined);
  await eventually(() => {
    expect(done).toContain('hanging');
  });
});

it('looks for a job that was put off for a moment as soon as its time has come', async () => {
  const looks = jest.spyOn(PgBoss.prototype, 'notifyWorker');
  const wasDone: boolean[] = [];
  looks.mockImplementationOnce(() => void wasDone.push(done.includes('put off')));
  const startAfter = new Date(Date.now() + 500);
  await jobs.add('note', { text: 'put off' }, { startAfter });
  await eventually(() => {
    expect(wasDone).toEqual([false]);
  });
  looks.mockRestore();
});

it('adds a job only if its unit of work commits', async () => {
  const broken = app.database.run(null, async () => {
    await jobs.add('note', { text: 'rolled back' });
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  await app.database.run(null, () => jobs.add('note', { text: 'kept' }));
  await eventually(() => {
    expect(done).toContain('kept');
  });
  expect(done).not.toContain('rolled back');
});

it('frees the job of a process that died, within a minute and a half', async () => {
  const other = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false, migrate: false });
  await other.start();
  try {
    const [policy] = await app.database.query<{ heartbeat: number }[]>(
      `select heartbeat_seconds as heartbeat from pgboss.queue where name = 'note'`,
    );
    // Heartbeat, the check every 20 s, the first pause before a retry (at most 5 s) and the polling interval (30 s)
    // together.
    expect((policy?.heartbeat ?? 90) + 20 + 5 + 30).toBeLessThan(90);

    const id = await other.send('note', { text: 'taken by the dead' }, { startAfter: 3600 });
    await app.database.query(
      `update pgboss.job set state = 'active', start_after = now(), started_on = now() - interval '21 seconds',
         heartbeat_on = now() - interval '21 seconds' where id = $1`,
      [id],
    );
    await other.supervise('note');
    await app.database.query(`update pgboss.job set start_after = now() where id = $1 and state = 'retry'`, [id]);
    await jobs.add('note', { text: 'look again' });
    await eventually(() => {
      expect(done).toContain('taken by the dead');
    });
  } finally {
    await other.stop({ graceful: false });
  }
});

it('does not take connections from requests', async () => {
  const seen = await app.database.inJob(() => Promise.resolve(app.database.pool));
  expect(seen).not.toBe(app.database.pool);
});
