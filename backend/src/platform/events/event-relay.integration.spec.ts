import type { DomainEvent } from '../../kernel/outbox.js';
import { Outbox } from '../../kernel/outbox.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { Jobs } from '../jobs/jobs.js';
import type { TestApp } from '../testing/test-app.js';
import { EventListeners, type StoredEvent } from './event-listeners.js';
import { queueOf } from './event-relay.js';

const heard: string[] = [];
let fails = true;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' }, null, (nest) => {
    const listeners = nest.get(EventListeners, { strict: false });
    const hear = ({ payload }: StoredEvent<{ text: string }>) => {
      heard.push(payload.text);
      return Promise.resolve();
    };
    listeners.on<{ text: string }>('test.said', 'good', hear);
    listeners.on<{ text: string }>('test.shouted', 'good', hear);
    listeners.on<{ text: string }>('test.whispered', 'careful', async (event) => {
      await hear(event);
      await new Promise(setImmediate);
      heard.push('noted');
    });
    listeners.on<{ text: string }>('test.asked', 'choosy', hear, ({ payload }) => payload.text.endsWith('?'));
    listeners.on('test.said', 'poisoned', () => (fails ? Promise.reject(new Error('never works')) : Promise.resolve()));
  });
});
afterAll(() => app.stop());
beforeEach(() => {
  heard.length = 0;
});

const saying = (text: string, type = 'test.said'): DomainEvent => ({
  type,
  subject: { type: 'test', id: text },
  payload: { text },
});
const say = (text: string, type?: string) => app.nest.get<Outbox>(Outbox, { strict: false }).add(saying(text, type));

it('delivers nothing from a unit of work that failed', async () => {
  const broken = app.database.run(null, async () => {
    await say('rolled back');
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  await app.database.run(null, () => say('committed'));
  await app.runJobs();
  expect(heard).toEqual(['committed']);
});

it('delivers each type that a listener subscribed to', async () => {
  await say('quiet');
  await say('loud', 'test.shouted');
  await app.runJobs();
  expect(heard.sort()).toEqual(['loud', 'quiet']);
});

it('makes no delivery of what a listener has nothing to do for, and none of a release before is heeded', async () => {
  const jobs = app.nest.get(Jobs, { strict: false });
  const deliver = jest.spyOn(jobs, 'addAll');
  for (const text of ['Who?', 'Nobody.']) await say(text, 'test.asked');
  await app.runJobs();
  const queries = await app.database.query<{ id: string }[]>(
    `select id from events where type = 'test.asked' order by id`,
  );
  const [question, answer] = queries.map(({ id }) => ({ eventId: id }));
  expect(deliver.mock.calls).toEqual([[queueOf('choosy'), [question]]]);
  await jobs.run(queueOf('choosy'), answer ?? {});
  expect(heard).toEqual(['Who?']);
  deliver.mockRestore();
});

it('delivers to a listener one event at a time', async () => {
  for (const text of ['first', 'second', 'third']) await say(text, 'test.whispered');
  const reported = await app.database.query<{ id: string }[]>(
    `select id from events where type = 'test.whispered' order by id`,
  );
  const jobs = app.nest.get(Jobs, { strict: false });
  await Promise.all(reported.map(({ id }) => jobs.run(queueOf('careful'), { eventId: id })));
  expect(heard).toEqual(['first', 'noted', 'second', 'noted', 'third', 'noted']);
  await app.runJobs();
});

it('does not let a failing listener delay others, retries it for a day, then parks the delivery', async () => {
  const parked = async () => {
    const owner = await app.anonymous().login('admin');
    const { body } = await owner.get('/api/admin/status').expect(200);
    return (body as { parkedJobs: number }).parkedJobs;
  };
  const before = await parked();
  await Promise.all(['one', 'two', 'three'].map((text) => say(text)));
  await app.runJobs();
  expect([...heard].sort()).toEqual(['one', 'three', 'two']);
  expect(await parked()).toBe(before);
  for (let hours = 0; hours < 48; hours += 1) {
    app.clock.advance({ hours: 1 });
    await app.runJobs();
  }
  expect(await parked()).toBeGreaterThanOrEqual(before + 3);

  fails = false;
  expect(await app.nest.get(Jobs, { strict: false }).retryParked()).toBeGreaterThanOrEqual(3);
  await app.runJobs();
  expect(await parked()).toBe(0);
});

it('discards a delivery whose event has lost its payload, so that no listener works with nothing and nothing stays parked', async () => {
  const jobs = app.nest.get(Jobs, { strict: false });
  await say('pruned');
  const [event] = await app.database.query<{ id: string }[]>('select id from events order by id desc limit 1');
  await app.runJobs();
  heard.length = 0;
  // As a previous release left it; housekeeping does not prune undelivered events.
  await app.database.query(`update events set payload = '{"pruned": true}' where id = $1`, [event?.id]);
  await jobs.run(queueOf('good'), { eventId: event?.id });
  expect(heard).toEqual([]);
});

it('makes deliveries for the listeners of a newer release, which wait until it takes them', async () => {
  await app.database.query(
    `insert into event_listeners (name, types, seen_at) values ('of-the-next-release', '{test.said}', $1)`,
    [app.clock.now()],
  );
  const { PgBoss } = await import('pg-boss');
  const newer = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false, migrate: false });
  await newer.start();
  try {
    await newer.createQueue('listener/of-the-next-release');
    await say('news');
    await app.runJobs();
    expect(heard).toEqual(['news']);
    const [delivery] = await newer.fetch<{ eventId: string }>('listener/of-the-next-release');
    const [event] = await app.database.query<{ payload: unknown }[]>('select payload from events where id = $1', [
      delivery?.data.eventId,
    ]);
    expect(event?.payload).toEqual({ text: 'news' });
  } finally {
    await newer.stop({ graceful: false });
    await app.database.query(`delete from event_listeners where name = 'of-the-next-release'`);
  }
});

it('relays nothing while JOBS is off', async () => {
  await say('kept');
  const waiting = await app.database.query('select id from waiting_events');
  expect(waiting).toHaveLength(1);
  await app.runJobs();
});
