import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const erase = (email: string) => app.as('admin').post('/api/admin/personal-records/erase').send({ email });

it('goes through a long trail in pieces, and finds what stands in the last one', async () => {
  const email = 'lastly@guests.example';
  await app.database.query(
    `insert into events (id, type, subject_type, subject_id, payload, occurred_at, relayed_at)
     select gen_random_uuid(), 'filler.added', 'filler', n::text,
       jsonb_build_object('text', repeat('x', 1500), 'quoted', case when n in (1, 15000) then $1::text end), now(), now()
     from generate_series(1, 15000) n`,
    [email],
  );
  const asked = jest.spyOn(app.database, 'query');
  await erase(email).expect(204);
  const pieces = asked.mock.calls.filter(([text]) => /^\s*update events set payload = regexp/.test(text));
  expect(pieces.length).toBeGreaterThan(1);
  expect(await app.database.query('select id from events where payload::text like $1', [`%${email}%`])).toEqual([]);
});

it.each([
  ['owner@bistro.example', 'Somebody signs in with this address.'],
  ['STAFF@bistro.example', 'Somebody signs in with this address.'],
  ['reservations@bistro.example', 'This is an address of the house itself'],
  ['news@bistro.example', 'This is an address of the house itself'],
])('refuses %s, which is no guest’s', async (email, sentence) => {
  const settings = (await app.as('admin').get('/api/admin/email-settings').expect(200)).body as object;
  const changed = { ...settings, senderAddress: 'news@bistro.example' };
  await app.as('admin').put('/api/admin/email-settings').send(changed).expect(200);
  const { body } = await erase(email).expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'email', message: expect.stringContaining(sentence) }] });
  const mark = 'select reason from email_suppressions where key = email_suppression_key($1)';
  expect(await app.database.query(mark, [email])).toEqual([]);
});
