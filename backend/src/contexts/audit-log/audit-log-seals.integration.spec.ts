import { randomUUID } from 'node:crypto';
import { startTestApp } from '../../testing/start-test-app.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { AuditLogExportQuery } from './audit-log.query.js';
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
const job = (name: string) => app.nest.get(Jobs, { strict: false }).run(name, {});
const seal = () => job('seal-trail');
const faults = async () => (await seals.check()).faults;

/** Records an event at that time. */
async function anEvent(occurredAt: string, name = 'Ada Lovelace'): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into events (id, type, subject_type, subject_id, subject_name, actor, payload, changes, occurred_at, relayed_at)
     values ($1::uuid, 'reservation.noted', 'reservation', $1::uuid::text, $2, '{"id": "o", "name": "The Owner", "role": "admin"}', '{"told": true}',
       '{"adminNotes": {"before": null, "after": "Table 6"}}', $3, now())`,
    id,
    name,
    occurredAt,
  );
  return id;
}
const sealed = () =>
  app.database.query<{ day: string; lines: number }[]>('select day::text, lines from trail_seals order by day');

/** March 8 in the restaurant's zone, March 9 (a day of 23 hours), and March 10. */
async function threeDays() {
  const first = await anEvent('2031-03-09T04:59:59.999Z');
  const second = await anEvent('2031-03-09T05:00:00Z');
  const third = await anEvent('2031-03-11T03:59:59Z');
  await seal();
  return { first, second, third };
}

describe('sealing', () => {
  it('seals each finished day of the restaurant once and in order, including days when nothing ran', async () => {
    await threeDays();
    const days = [
      { day: '2031-03-08', lines: 1 },
      { day: '2031-03-09', lines: 1 },
      { day: '2031-03-10', lines: 1 },
      { day: '2031-03-11', lines: 0 },
    ];
    expect(await sealed()).toEqual(days);
    await Promise.all([seals.sealDays(), seals.sealDays(), seals.sealDays()]);
    expect(await sealed()).toEqual(days);
    app.clock.advance({ hours: 24 });
    await Promise.all([seals.sealDays(), seals.sealDays(), seals.sealDays()]);
    expect(await sealed()).toEqual([...days, { day: '2031-03-12', lines: 0 }]);
    expect(await seals.check()).toMatchObject({ faults: [], days: 5, lines: 3, redactions: 0 });
  });

  it('leaves no gap in another time zone, and out a day that is over there before it begins', async () => {
    const moveTo = async (timeZone: string) => {
      const owner = await app.anonymous().login('admin');
      const { body } = await owner.get('/api/admin/restaurant-details').expect(200);
      await owner
        .put('/api/admin/restaurant-details')
        .send({ ...(body as object), timeZone })
        .expect(200);
    };
    await anEvent('2031-03-10T12:00:00Z');
    for (const timeZone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'America/New_York']) {
      await moveTo(timeZone);
      await seal();
      app.clock.advance({ hours: 48 });
    }
    await seal();
    expect((await sealed()).map(({ day }) => day.slice(-2))).toEqual(['10', '11', '13', '14', '15', '16', '17']);
    expect(await faults()).toEqual([]);
  });

  it('waits for the first event, and for the end of its day', async () => {
    await seal();
    await anEvent('2031-03-12T11:00:00Z');
    await seal();
    expect(await sealed()).toEqual([]);
    expect(await seals.check()).toMatchObject({ faults: [], head: null });
  });

  it('emails the owner the newest seal once a week, however many days it had to catch up on', async () => {
    await anEvent('2031-02-20T12:00:00Z');
    await seal();
    const head = async () => (await seals.check()).head?.hash ?? '';
    const reported = () =>
      app.database.query<{ text: string }[]>('select line::text as text from notices order by created_at');
    expect(await reported()).toEqual([{ text: expect.stringContaining(await head()) as string }]);
    expect(await seals.hasSeal((await head()).toUpperCase())).toBe(true);
    expect(await seals.hasSeal('ab'.repeat(32))).toBe(false);
    for (let day = 13; day <= 16; day += 1) {
      app.clock.set(new Date(`2031-03-${String(day)}T12:00:00Z`));
      await seal();
    }
    expect(await reported()).toHaveLength(1);
    app.clock.set(new Date('2031-03-17T12:00:00Z'));
    await seal();
    expect((await reported()).at(-1)?.text).toContain(await head());
    expect(await reported()).toHaveLength(2);
  });
});

describe('the check', () => {
  it.each([
    ['who did it', `actor = jsonb_set(actor, '{name}', '"Somebody else"')`],
    ['what was done', `type = 'reservation.confirmed'`],
    ['what it was about', `subject_id = 'another'`],
    ['when, within the day', `occurred_at = occurred_at + interval '1 ms'`],
    ['its name', `subject_name = 'Grace Hopper'`],
    ['its name, as an erasure would', `subject_name = null, changes = null`],
    ['what it changed', `changes = '{"adminNotes": {"before": null, "after": "Table 7"}}'`],
  ])('reports the entry whose %s was changed', async (_, change) => {
    const { second } = await threeDays();
    await run(`update events set ${change} where id = $1`, second);
    expect(await faults()).toEqual([{ day: '2031-03-09', eventId: second, what: 'changed' }]);
  });

  it('does not mind what an event carried for its listeners, which is pruned', async () => {
    await threeDays();
    await run(`update events set payload = '{"pruned": true}'`);
    expect(await faults()).toEqual([]);
  });

  it('reports a missing entry', async () => {
    const { third } = await threeDays();
    await run('delete from events where id = $1', third);
    expect(await faults()).toEqual([{ day: '2031-03-10', eventId: third, what: 'missing' }]);
  });

  it('reports an entry that was added to a day', async () => {
    await threeDays();
    const id = await anEvent('2031-03-11T20:00:00Z');
    expect(await faults()).toEqual([{ day: '2031-03-11', eventId: id, what: 'added' }]);
  });

  it('reports an entry that was moved to another day', async () => {
    const { first } = await threeDays();
    await run(`update events set occurred_at = '2031-03-10T12:00:00Z' where id = $1`, first);
    expect(await faults()).toEqual([{ day: '2031-03-08', eventId: first, what: 'changed' }]);
  });

  it('reports the day from which an entry was removed together with its redaction', async () => {
    const { second } = await threeDays();
    await run('delete from events where id = $1', second);
    await run('delete from trail_lines where event_id = $1', second);
    expect(await faults()).toEqual([{ day: '2031-03-09', eventId: null, what: 'seal' }]);
  });

  it('finds that a seal was changed, one is missing, and the next one does not follow', async () => {
    await threeDays();
    await run(`update trail_seals set lines = 2 where day = '2031-03-08'`);
    expect(await faults()).toEqual([{ day: '2031-03-08', eventId: null, what: 'seal' }]);
    await run(`update trail_seals set lines = 1 where day = '2031-03-08'`);
    await run(`update trail_seals set hash = sha256('x') where day = '2031-03-09'`);
    expect((await faults()).map(({ day }) => day)).toEqual(['2031-03-09', '2031-03-10']);
    await run(`delete from trail_seals where day = '2031-03-09'`);
    expect((await faults()).map(({ day }) => day)).toEqual(['2031-03-09', '2031-03-10']);
    await run('delete from trail_seals');
    expect((await faults()).map(({ day }) => day)).toEqual(['2031-03-08', '2031-03-09', '2031-03-10']);
  });

  it('needs a seal from an earlier email to detect a log that was sealed again', async () => {
    const { first } = await threeDays();
    const mailed = (await seals.check()).head?.hash ?? '';
    await run(`update events set subject_name = 'Grace Hopper' where id = $1`, first);
    await run('truncate trail_seals, trail_lines, trail_redactions');
    await seal();
    expect(await faults()).toEqual([]);
    expect(await seals.hasSeal(mailed)).toBe(false);
  });
});

describe('an erasure', () => {
  const as = (role: 'admin' | 'staff') => app.anonymous().login(role);
  const EMAIL = 'ada@guests.example';

  async function aGuestIsErased() {
    app.clock.set(new Date('2031-03-10T15:00:00Z'));
    await app
      .anonymous()
      .post('/api/reservations')
      .send({
        customerName: 'Ada Lovelace',
        customerEmail: EMAIL,
        partySize: '2',
        preferredDate: '2031-03-20',
        preferredTime: '12:30 PM',
      })
      .expect(201);
    // Another event, which is not deleted, quotes the address.
    const quoting = await anEvent('2031-03-10T16:00:00Z', 'A list');
    await run(
      `update events set changes = '{"emails": {"before": "", "after": "ada@guests.example, bo@guests.example"}}' where id = $1`,
      quoting,
    );
    app.clock.set(new Date('2031-03-11T15:00:00Z'));
    await seal();
    expect(await faults()).toEqual([]);
    const owner = await as('admin');
    await owner.post('/api/admin/personal-records/erase').send({ email: EMAIL }).expect(204);
    return { quoting };
  }

  it('is no fault, is counted, and stays none once it is sealed itself', async () => {
    const { quoting } = await aGuestIsErased();
    const [row] = await app.database.query<{ changes: string }[]>('select changes::text from events where id = $1', [
      quoting,
    ]);
    expect(row?.changes).not.toContain(EMAIL);
    expect(await faults()).toEqual([]);
    app.clock.set(new Date('2031-03-12T15:00:00Z'));
    await seal();
    const { faults: found, redactions } = await seals.check();
    expect(found).toEqual([]);
    expect(redactions).toBeGreaterThanOrEqual(2);
  });

  it('leaves nothing against which the original text could be guessed', async () => {
    await aGuestIsErased();
    const [left] = await app.database.query<{ salts: number }[]>(
      'select count(salt)::int as salts from trail_lines where event_id in (select event_id from trail_redactions)',
    );
    expect(left?.salts).toBe(0);
  });

  it('does not let anyone replace the entry with other text', async () => {
    const { quoting } = await aGuestIsErased();
    app.clock.set(new Date('2031-03-12T15:00:00Z'));
    await seal();
    await run(`update events set subject_name = 'Another list' where id = $1`, quoting);
    expect(await faults()).toEqual([{ day: '2031-03-10', eventId: quoting, what: 'changed' }]);
  });

  it('that was made up afterwards shows in the seal of its day', async () => {
    await aGuestIsErased();
    app.clock.set(new Date('2031-03-12T15:00:00Z'));
    await seal();
    await run(
      `insert into trail_redactions select gen_random_uuid(), event_id, redacted_at, null, details, hash from trail_redactions limit 1`,
    );
    expect(await faults()).toContainEqual({ day: '2031-03-11', eventId: null, what: 'seal' });
  });

  it('also leaves no trace of an entry that was erased before', async () => {
    const { quoting } = await aGuestIsErased();
    await run(
      `update events set changes = '{"emails": {"before": "", "after": "bo@guests.example"}}' where id = $1`,
      quoting,
    );
    await seals.redact([quoting]);
    const owner = await as('admin');
    await owner.post('/api/admin/personal-records/erase').send({ email: 'bo@guests.example' }).expect(204);
    expect(await faults()).toEqual([]);
  });
});

it('deletes the entries of days past their retention period and continues the chain', async () => {
  const { first } = await threeDays();
  app.clock.set(new Date('2033-03-08T20:00:00Z')); // 730 days after noon of March 9
  await seal();
  await job('housekeeping');
  await job('prune-trail');
  const lines = await app.database.query<{ event: string }[]>('select event_id as event from trail_lines');
  expect(lines.map(({ event }) => event)).not.toContain(first);
  expect(await sealed()).toContainEqual({ day: '2031-03-08', lines: 1 });
  expect(await faults()).toEqual([]);
  app.clock.advance({ days: 3 });
  await job('housekeeping');
  await job('prune-trail');
  expect(await app.database.query('select 1 from events')).toEqual([]);
  await seal();
  expect(await faults()).toEqual([]);
  await run(`update trail_seals set content = sha256('x') where day = '2031-03-08'`);
  expect(await faults()).toEqual([{ day: '2031-03-08', eventId: null, what: 'seal' }]);
});

describe('the export', () => {
  it('contains the whole audit log, one event per line, oldest first, for the owner only', async () => {
    const { first, second, third } = await threeDays();
    const owner = await app.anonymous().login('admin');
    let text = '';
    const { headers } = await owner
      .get('/api/admin/trail/export.jsonl')
      .buffer(true)
      .parse((response, done) => {
        response.on('data', (part: Buffer) => {
          text += part.toString();
        });
        response.on('end', () => {
          done(null, '');
        });
      })
      .expect(200);
    expect(headers['content-type']).toContain('application/jsonl');
    expect(headers['content-disposition']).toContain('trail.jsonl');
    expect(headers['cache-control']).toBe('no-store');
    expect(text.endsWith('\n')).toBe(true);
    const events = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; sealed: string | null });
    expect(events.slice(0, 3).map(({ id }) => id)).toEqual([first, second, third]);
    expect(events[0]).toMatchObject({
      type: 'reservation.noted',
      subjectName: 'Ada Lovelace',
      occurredAt: '2031-03-09T04:59:59.999Z',
      by: { name: 'The Owner' },
      changes: { adminNotes: { before: null, after: 'Table 6' } },
      sealed: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(events.at(-1)).toMatchObject({ type: 'account.signed-in', sealed: null });
  });

  it('includes every one of many events with the same time', async () => {
    await run(
      `insert into events (id, type, subject_type, subject_id, payload, occurred_at, relayed_at)
       select gen_random_uuid(), 'test.done', 'test', n::text, '{}', '2031-03-09T12:00:00Z', now() from generate_series(1, 2500) n`,
    );
    const ids = new Set<string>();
    const query = app.nest.get<{ lines(): AsyncGenerator<string> }>(AuditLogExportQuery, { strict: false });
    for await (const line of query.lines()) ids.add((JSON.parse(line) as { id: string }).id);
    expect(ids.size).toBe(2500);
  });
});
