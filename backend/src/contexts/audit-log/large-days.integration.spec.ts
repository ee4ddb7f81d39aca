import { startTestApp } from '../../testing/start-test-app.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { AuditLogSeals } from './audit-log-seals.js';

let app: TestApp;
let seals: AuditLogSeals;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  seals = app.nest.get(AuditLogSeals, { strict: false });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await run('truncate events, waiting_events, trail_seals, trail_lines, trail_redactions, notices');
  app.clock.set(new Date('2031-03-12T12:00:00Z'));
});

const run = (statement: string, ...values: unknown[]) => app.database.query(statement, values);

describe('a day of more events than one statement takes', () => {
  const EVENTS = 20_100;
  const addDay = () =>
    run(
      `insert into events (id, type, subject_type, subject_id, payload, occurred_at, relayed_at)
       select uuidv7(), 'filler.added', 'filler', n::text, '{}', $1::timestamptz + n / 100 * interval '1 ms', now() from generate_series(1, $2::int) n`,
      '2031-03-10T15:00:00Z',
      EVENTS,
    );

  it('is sealed as a whole, in batches', async () => {
    await addDay();
    const query = jest.spyOn(app.database, 'query');
    await seals.sealDays();
    const batches = query.mock.calls.filter(([text]) => text.includes('insert into trail_lines'));
    query.mockRestore();
    expect(batches.length).toBeGreaterThan(2);
    expect(await app.database.query('select day::text, lines from trail_seals order by day')).toEqual([
      { day: '2031-03-10', lines: EVENTS },
      { day: '2031-03-11', lines: 0 },
    ]);
    const asBefore = `sha256((select string_agg(hash, ''::bytea order by event_id) from trail_lines))`;
    const [fits] = await app.database.query<{ fits: boolean }[]>(
      `select content = ${asBefore} as fits from trail_seals where day = '2031-03-10'`,
    );
    expect(fits).toEqual({ fits: true });
    expect((await seals.check()).faults).toEqual([]);
  });

  it('is checked to its last line, and forgotten as a whole', async () => {
    await addDay();
    await seals.sealDays();
    const [changed] = await app.database.query<{ id: string }[]>(
      `update events set type = 'filler.changed' where subject_id = '${String(EVENTS)}' returning id`,
    );
    const [removed] = await app.database.query<{ id: string }[]>(
      `delete from events where subject_id = '10000' returning id`,
    );
    const [added] = await app.database.query<{ id: string }[]>(
      `insert into events (id, type, subject_type, subject_id, payload, occurred_at, relayed_at)
       values (uuidv7(), 'filler.added', 'filler', 'x', '{}', '2031-03-10T20:00:00Z', now()) returning id`,
    );
    expect((await seals.check()).faults).toEqual(
      [
        { day: '2031-03-10', eventId: changed?.id, what: 'changed' },
        { day: '2031-03-10', eventId: removed?.id, what: 'missing' },
        { day: '2031-03-10', eventId: added?.id, what: 'added' },
      ].toSorted((one, other) => ((one.eventId ?? '') < (other.eventId ?? '') ? -1 : 1)),
    );
    app.clock.advance({ days: 800 });
    await seals.prune();
    expect(await app.database.query('select 1 from trail_lines')).toEqual([]);
  });
});
