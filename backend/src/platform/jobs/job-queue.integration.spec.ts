import { PgBoss } from 'pg-boss';
import { startTestApp } from '../../testing/start-test-app.js';
import { EventListeners } from '../outbox/event-listeners.js';
import { Outbox } from '../../kernel/outbox.js';
import { eventually } from '../testing/eventually.js';
import type { TestApp } from '../testing/test-app.js';

let app: TestApp;
const heard: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const listeners = app.nest.get(EventListeners, { strict: false });
  listeners.on<{ text: string }>('test.said', 'good', ({ payload }) => {
    heard.push(payload.text);
    return Promise.resolve();
  });
  listeners.on('test.said', 'poisoned', () => Promise.reject(new Error('never works')));
});
afterAll(() => app.stop());
beforeEach(() => {
  heard.length = 0;
});

const say = (text: string) =>
  app.nest.get<Outbox>(Outbox, { strict: false }).add({ type: 'test.said', payload: { text } });

it('tells nobody of a transaction that was rolled back', async () => {
  const broken = app.database.run(async () => {
    await say('rolled back');
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  await app.database.run(() => say('committed'));
  await eventually(() => {
    expect(heard).toEqual(['committed']);
  });
});

it('lets a listener that always fails hold nobody else back, and keeps it for another try with its error', async () => {
  await Promise.all(['one', 'two', 'three'].map(say));
  await eventually(() => {
    expect([...heard].sort()).toEqual(['one', 'three', 'two']);
  });
  await eventually(async () => {
    const poisoned = await app.database.rows<{ state: string; message: string }>(
      `select state, output->>'message' as message from pgboss.job where name = 'outbox' and data->>'listener' = 'poisoned'`,
    );
    expect(poisoned.length).toBeGreaterThanOrEqual(3);
    expect(poisoned.every(({ state, message }) => state === 'retry' && message === 'never works')).toBe(true);
  });
});

it('frees the job of a process that died, within a minute and a half', async () => {
  const other = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false, migrate: false });
  await other.start();
  try {
    const [policy] = await app.database.rows<{ heartbeat: number }>(
      `select heartbeat_seconds as heartbeat from pgboss.queue where name = 'outbox'`,
    );
    // Heartbeat, the check every 15 s and the first pause before a retry (at most 10 s) together.
    expect((policy?.heartbeat ?? 90) + 15 + 10).toBeLessThan(90);

    const event = {
      id: 'x',
      type: 'test.said',
      payload: { text: 'taken by the dead' },
      occurredAt: new Date().toISOString(),
    };
    const id = await other.send('outbox', { listener: 'good', event }, { startAfter: 3600 });
    await app.database.rows(
      `update pgboss.job set state = 'active', start_after = now(), started_on = now() - interval '21 seconds',
         heartbeat_on = now() - interval '21 seconds' where id = $1`,
      [id],
    );
    await other.supervise('outbox');
    await app.database.rows(`update pgboss.job set start_after = now() where id = $1 and state = 'retry'`, [id]);
    await eventually(() => {
      expect(heard).toEqual(['taken by the dead']);
    });
  } finally {
    await other.stop({ graceful: false });
  }
});

it('takes no job while JOBS is off', async () => {
  const paused = await startTestApp({ JOBS: 'off' });
  try {
    const [before] = await paused.database.rows<{ active: number }>(
      `select count(*)::int as active from pgboss.job where state <> 'created'`,
    );
    await paused.nest.get<Outbox>(Outbox, { strict: false }).add({ type: 'reservation.confirmed', payload: {} });
    const [waiting] = await paused.database.rows<{ created: number }>(
      `select count(*)::int as created from pgboss.job where name = 'outbox' and state = 'created'`,
    );
    expect({ before, waiting }).toEqual({ before: { active: 0 }, waiting: { created: 1 } });
  } finally {
    await paused.stop();
  }
});
