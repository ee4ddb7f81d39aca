import { eventually } from '../../../../../platform/testing/eventually.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { SegmentView } from './segments.controller.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  const person = (n: number) => ({
    firstName: 'Guest',
    lastName: String(n),
    email: `guest${String(n)}@guests.example`,
  });
  const add = (n: number, details: object) =>
    app
      .as('manager')
      .post('/api/customer-contacts')
      .send({ ...person(n), ...details })
      .expect(201);
  await add(1, { tags: ['wine'], emailOptIn: true, dateOfBirth: '1980-11-05', source: 'website' });
  await add(2, { tags: ['wine', 'glass'], emailOptIn: false, dateOfBirth: '1990-03-05', source: 'reservation' });
  await add(3, { tags: ['glass'], emailOptIn: true, status: 'inactive', source: 'reservation' });
  await app.database.query(`update customer_contacts set total_visits = 7, last_visit = now() - interval '100 days'
    where address = 'guest2@guests.example'`);
  await app.database.query(`update customer_contacts set total_visits = 1, last_visit = now() - interval '3 days'
    where address = 'guest3@guests.example'`);
});
afterAll(() => app.stop());

const count = async (rule: object) =>
  (await app.as('manager').post('/api/contact-segments/count').send(rule).expect(200)).body as object;
const only = (field: string, operator: string, value: unknown) => ({ conditions: [{ field, operator, value }] });

it.each([
  ['everybody', {}, 3, 1],
  ['one of the tags', { tags: ['glass', 'unknown'] }, 2, 0],
  ['a source', only('source', 'is', 'reservation'), 2, 0],
  ['another source', only('source', 'is_not', 'reservation'), 1, 1],
  ['opted in since', only('optInDate', 'after', '2020-01-01'), 2, 1],
  ['opted in before', only('optInDate', 'before', '2020-01-01'), 0, 0],
  ['frequent guests', only('totalVisits', 'at_least', 2), 1, 0],
  ['seldom guests', only('totalVisits', 'at_most', 1), 2, 1],
  ['visited recently', only('lastVisit', 'within_days', 30), 1, 0],
  ['not here for long', only('lastVisit', 'before_days', 90), 1, 0],
  ['birthdays', only('birthdayMonth', 'is', 11), 1, 1],
  ['tag and condition', { tags: ['wine'], ...only('totalVisits', 'at_least', 2) }, 1, 0],
])('counts %s while it is written', async (_, rule, contactCount, reachable) => {
  expect(await count(rule)).toEqual({ contactCount, reachable, isEstimate: false });
});

it.each([
  [only('shoeSize', 'is', 43), 'conditions[0].field', 'Condition 1 must be about one of'],
  [only('totalVisits', 'before', 3), 'conditions[0].operator', 'Condition 1 must compare by one of at_least, at_most.'],
  [only('totalVisits', 'at_least', -1), 'conditions[0].value', 'Condition 1 needs a whole number from 0 to 100,000.'],
  [only('optInDate', 'after', 'yesterday'), 'conditions[0].value', 'Condition 1 needs a date (YYYY-MM-DD).'],
  [
    { conditions: [only('source', 'is', 'website').conditions[0], {}] },
    'conditions[1].field',
    'Condition 2 must be about one of source,',
  ],
  [only('source', 'is', null), 'conditions[0].value', 'Condition 1 needs a text or a number.'],
  [{ conditions: Array<object>(21).fill({}) }, 'conditions', 'Give the conditions as a list of at most 20.'],
  [{ conditions: 'all' }, 'conditions', 'Give the conditions as a list of at most 20.'],
])('refuses %j about %s in words', async (rule, field, detail) => {
  const { body } = await app.as('manager').post('/api/contact-segments/count').send(rule).expect(400);
  expect(body).toMatchObject({ detail: expect.stringContaining(detail) as string });
  expect((body as { errors: object[] }).errors[0]).toMatchObject({ field });
});

it('stores a segment, counts it whenever it is shown, changes and deletes it', async () => {
  const rule = { tags: ['wine'], ...only('birthdayMonth', 'is', 11) };
  const { body } = await app
    .as('manager')
    .post('/api/contact-segments')
    .send({ name: 'November wine', description: 'Birthdays', ...rule })
    .expect(201);
  const segment = body as SegmentView;
  expect(segment).toMatchObject({
    name: 'November wine',
    description: 'Birthdays',
    ...rule,
    isActive: true,
    contactCount: 1,
    reachable: 1,
    createdBy: 'Site Manager',
    createdByRole: 'manager',
  });
  const list = async () => (await app.as('admin').get('/api/contact-segments').expect(200)).body as SegmentView[];
  expect(await list()).toEqual([segment]);

  await app.as('manager').post('/api/contact-segments').send({ name: 'November wine' }).expect(409);
  const change = app.as('manager').put(`/api/contact-segments/${segment.id}`).send({ isActive: false, conditions: [] });
  expect((await change.expect(200)).body).toMatchObject({ isActive: false, contactCount: 2, tags: ['wine'] });
  await app.as('manager').delete(`/api/contact-segments/${segment.id}`).expect(204);
  expect(await list()).toEqual([]);
});

it('protects the segment of a campaign that has not started, and explains what to do', async () => {
  const created = await app.as('manager').post('/api/contact-segments').send({ name: 'Autumn' }).expect(201);
  const { id: segmentId } = created.body as SegmentView;
  const remove = () => app.as('manager').delete(`/api/contact-segments/${segmentId}`);
  const recipientCriteria = { type: 'segment', segmentId: segmentId.toUpperCase() };
  const campaign = { name: 'Harvest', subject: 'Hello', htmlContent: '<p>Hello</p>', recipientCriteria };
  const { body } = await app.as('manager').post('/api/email-campaigns').send(campaign).expect(201);
  const { id } = body as { id: string };
  const step = (change: object) => app.as('manager').put(`/api/email-campaigns/${id}`).send(change).expect(200);
  const scheduled = { status: 'scheduled', scheduledDate: new Date(app.clock.now().getTime() + 86_400_000) };
  for (const change of [{}, scheduled, { status: 'paused' }]) {
    await step(change);
    expect((await remove().expect(409)).body).toMatchObject({
      detail:
        'The campaign “Harvest” goes to this segment. Choose other recipients there first, or delete the campaign.',
    });
  }
  await step({ status: 'cancelled' });
  await remove().expect(204);
});

describe('of a hundred thousand contacts', () => {
  const THOUSANDS = 1_000;
  beforeAll(() =>
    app.database.pool.query(`
      truncate customer_contacts, email_suppressions cascade;
      insert into customer_contacts (id, first_name, last_name, email, email_opt_in, tags, total_visits)
        select gen_random_uuid(), 'Guest', n::text, 'many' || n || '@guests.example', n % 4 = 0,
          case when n % 10 = 0 then array['often'] when n % 50 = 1 then array['seldom'] else array[]::text[] end, n % 2
        from generate_series(0, 99) n;
      update customer_contacts set suppression_key = decode(lpad(to_hex(last_name::int), 64, '0'), 'hex');
      update tallies set n = n * ${String(THOUSANDS)}; -- the hundred that a sample would find of them`),
  );

  it('estimates the size of a new rule from a sample immediately, and returns the exact number later', async () => {
    const visitors = only('totalVisits', 'at_least', 1);
    expect(await count(visitors)).toEqual({ contactCount: 50_000, reachable: 0, isEstimate: true });
    await eventually(async () =>
      expect(await count(visitors)).toEqual({ contactCount: 50, reachable: 0, isEstimate: false }),
    );
    expect(await count({ conditions: [] })).toEqual({ contactCount: 100_000, reachable: 25_000, isEstimate: true });
  });

  it('counts exactly if the tags leave few contacts to check', async () => {
    expect(await count({ tags: ['seldom'] })).toEqual({ contactCount: 2, reachable: 0, isEstimate: false });
  });
});
