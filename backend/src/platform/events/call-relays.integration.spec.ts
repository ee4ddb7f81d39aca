import { Client } from 'pg';
import { Outbox } from '../../kernel/outbox.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { eventually } from '../testing/eventually.js';
import { EventRelay, EVENTS_CHANNEL } from './event-relay.js';

it('a process without a relay notifies those that have one', async () => {
  const app = await startTestApp({ ROLE: 'web', JOBS: 'on' });
  const relay = new Client({ connectionString: app.databaseUrl });
  try {
    await relay.connect();
    const called: string[] = [];
    relay.on('notification', ({ channel }) => called.push(channel));
    await relay.query(`listen ${EVENTS_CHANNEL}`);
    const outbox = app.nest.get<Outbox>(Outbox, { strict: false });
    await app.database.run(null, () =>
      outbox.add({ type: 'test.said', subject: { type: 'test', id: 'one' }, payload: {} }),
    );
    await eventually(() => {
      expect(called).toContain(EVENTS_CHANNEL);
    });
  } finally {
    await relay.end();
    await app.stop();
  }
});

it('a process with a relay receives the notification', async () => {
  const app = await startTestApp({ JOBS: 'on' });
  try {
    const nudge = jest.spyOn(app.nest.get(EventRelay, { strict: false }), 'nudge');
    await app.database.query('select pg_notify($1, $2)', [EVENTS_CHANNEL, '']);
    await eventually(() => {
      expect(nudge).toHaveBeenCalled();
    });
  } finally {
    await app.stop();
  }
});
