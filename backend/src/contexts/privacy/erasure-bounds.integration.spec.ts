import type { TestApp } from '../../platform/testing/test-app.js';
import { runSql } from '../../platform/testing/sql.js';
import { startTestApp } from '../../testing/start-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
afterEach(() => jest.restoreAllMocks());

const erase = (email: string) => app.as('admin').post('/api/admin/personal-records/erase').send({ email });

it('scans a long audit log in chunks, and finds text in the last one', async () => {
  const email = 'lastly@guests.example';
  await app.database.query(
    `insert into events (id, type, subject_type, subject_id, payload, occurred_at, relayed_at)
     select gen_random_uuid(), 'filler.added', 'filler', n::text,
       jsonb_build_object('text', repeat('x', 1500), 'quoted', case when n in (1, 15000) then $1::text end), now(), now()
     from generate_series(1, 15000) n`,
    [email],
  );
  const queries = jest.spyOn(app.database, 'query');
  await erase(email).expect(204);
  const pieces = queries.mock.calls.filter(([text]) => /^\s*update events set payload = regexp/.test(text));
  expect(pieces.length).toBeGreaterThan(1);
  expect(await app.database.query('select id from events where payload::text like $1', [`%${email}%`])).toEqual([]);
});

it('finds rows that an update moved between two chunks', async () => {
  const email = 'moved@guests.example';
  await app.database.query('delete from events');
  await app.database.query(
    `insert into events (id, type, subject_type, subject_id, payload, occurred_at, relayed_at)
     select uuidv7(), 'filler.added', 'filler', n::text, jsonb_build_object('text', repeat('x', 1500), 'quoted', case when n = 14000 then $1::text end), now(), now()
     from generate_series(1, 15000) n`,
    [email],
  );
  // Room in the first pages, where the next row that grows is stored.
  await app.database.query(`delete from events where subject_id in (select n::text from generate_series(1, 40) n)`);
  await app.database.query('vacuum events');
  const query = app.database.query.bind(app.database);
  let pieces = 0;
  jest.spyOn(app.database, 'query').mockImplementation(async (text: string, values?: unknown[]) => {
    const answer = await query(text, values);
    const isPiece = /^\s*update events set payload = regexp/.test(text);
    if (isPiece && (pieces += 1) === 1)
      await runSql(
        app.databaseUrl,
        `update events set type = 'filler.changed', subject_name = repeat('y', 300) where subject_id = '14000'`,
      );
    return answer;
  });
  await erase(email).expect(204);
  expect(pieces).toBeGreaterThan(1);
  expect(await query('select id from events where payload::text like $1', [`%${email}%`])).toEqual([]);
});

it.each([
  ['owner@bistro.example', 'Someone signs in with this address.'],
  ['STAFF@bistro.example', 'Someone signs in with this address.'],
  ['reservations@bistro.example', 'This is one of the restaurant’s own addresses'],
  ['news@bistro.example', 'This is one of the restaurant’s own addresses'],
])('refuses %s, which is no guest’s', async (email, sentence) => {
  const settings = (await app.as('admin').get('/api/admin/email-settings').expect(200)).body as object;
  const changed = { ...settings, senderAddress: 'news@bistro.example' };
  await app.as('admin').put('/api/admin/email-settings').send(changed).expect(200);
  const { body } = await erase(email).expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'email', message: expect.stringContaining(sentence) }] });
  const mark = 'select reason from email_suppressions where key = email_suppression_key($1)';
  expect(await app.database.query(mark, [email])).toEqual([]);
});
