import type { Role } from '../../kernel/actor.js';
import { startTestApp } from '../../testing/start-test-app.js';
import type { TestApp } from '../../platform/testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

interface Entry {
  type: string;
  occurredAt: string;
  by: { id: string; name: string; role: string } | null;
  changes: { field: string; before: unknown; after: unknown }[];
}

async function request(changes: object = {}): Promise<string> {
  const preferredDate = new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  const guest = { customerName: 'Amelia Hart', customerEmail: 'amelia@guests.example', partySize: '2' };
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send({ ...guest, preferredDate, preferredTime: '12:30 PM', ...changes })
    .expect(201);
  return (body as { id: string }).id;
}
const change = (role: Role, id: string, body: object) =>
  app.as(role).patch(`/api/${role}/reservations/${id}`).send(body).expect(200);
const auditLogOf = async (id: string) =>
  (await app.as('admin').get(`/api/admin/trail?subjectType=reservation&subjectId=${id}`).expect(200)).body as Entry[];

it('shows the owner who decided what on a reservation, when, and the state before', async () => {
  const start = app.clock.now();
  const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString();
  app.clock.set(start);
  const id = await request();
  app.clock.advance({ hours: 1 });
  await change('staff', id, { status: 'confirmed', adminNotes: 'Table 6' });
  app.clock.advance({ hours: 1 });
  await change('admin', id, { adminNotes: 'Table 7' });
  const [noted, confirmed, requested] = await auditLogOf(id);
  expect(requested).toMatchObject({
    type: 'reservation.requested',
    occurredAt: after(0),
    by: null,
    changes: [],
  });
  expect(confirmed).toMatchObject({
    type: 'reservation.confirmed',
    occurredAt: after(1),
    by: { id: expect.any(String), name: 'Front of House', role: 'staff' },
    changes: [
      { field: 'adminNotes', before: null, after: 'Table 6' },
      { field: 'status', before: 'pending', after: 'confirmed' },
      { field: 'statusUpdatedAt', before: after(0), after: after(1) },
    ],
  });
  expect(noted).toMatchObject({
    type: 'reservation.noted',
    occurredAt: after(2),
    by: { name: 'The Owner', role: 'admin' },
    changes: [{ field: 'adminNotes', before: 'Table 6', after: 'Table 7' }],
  });
});

it('has no entry for a decision that was refused', async () => {
  const id = await request();
  await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'completed' }).expect(409);
  await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'archived' }).expect(403);
  expect((await auditLogOf(id)).map(({ type }) => type)).toEqual(['reservation.requested']);
});

it('still has the history of a deleted reservation, including who deleted it', async () => {
  const id = await request();
  await change('staff', id, { status: 'declined' });
  await app.as('staff').delete(`/api/staff/reservations/${id}`).expect(204);
  const [deleted, ...before] = await auditLogOf(id);
  expect(deleted).toMatchObject({ type: 'reservation.deleted', by: { name: 'Front of House' } });
  expect(before.map(({ type }) => type)).toEqual(['reservation.declined', 'reservation.requested']);
});

it('is one list of everything, newest first, for the owner alone', async () => {
  const first = await request();
  const second = await request();
  const { body } = await app.as('admin').get('/api/admin/trail?limit=2').expect(200);
  expect((body as { subjectId: string }[]).map(({ subjectId }) => subjectId)).toEqual([second, first]);
  await app.as('staff').get('/api/admin/trail').expect(403);
  await app.as('manager').get('/api/admin/trail').expect(403);
  await app.anonymous().get('/api/admin/trail').expect(401);
});

describe('looking for something', () => {
  // The clock moves by years here, so every session has expired.
  const as = (role: Role) => app.anonymous().login(role);
  const found = async (query: string) =>
    (
      (await (await as('admin')).get(`/api/admin/trail?${query}`).expect(200)).body as (Entry & { subjectId: string })[]
    ).map(({ type, subjectId }) => `${type} ${subjectId}`);

  it('finds by the name of the subject, also of one that is gone, and by the name of who did it', async () => {
    const id = await request({ customerName: 'Zoë Marchetti' });
    await request({ customerName: 'Ben Ruiz' });
    await change('staff', id, { status: 'declined' });
    await app.as('staff').delete(`/api/staff/reservations/${id}`).expect(204);
    const all = [`reservation.deleted ${id}`, `reservation.declined ${id}`, `reservation.requested ${id}`];
    expect(await found('search=MARCHetti')).toEqual(all);
    expect(await found(`search=front of h&subjectId=${id}`)).toEqual(all.slice(0, 2));
    expect(await found('search=marc%25')).toEqual([]);
  });

  it('narrows by person, kind and days of the restaurant, together as well', async () => {
    const soon = { preferredDate: '2031-03-20' };
    app.clock.set(new Date('2031-03-09T04:30:00Z')); // March 8 in the restaurant's zone
    const before = await request({ customerName: 'Before', ...soon });
    app.clock.set(new Date('2031-03-09T05:30:00Z')); // March 9, the day that has 23 hours
    const on = await request({ customerName: 'On', ...soon });
    await (await as('admin')).patch(`/api/admin/reservations/${on}`).send({ status: 'confirmed' }).expect(200);
    app.clock.set(new Date('2031-03-10T04:30:00Z')); // March 10
    const after = await request({ customerName: 'After', ...soon });
    await (
      await as('manager')
    )
      .post('/api/manager/maintenance')
      .send({ title: 'A fix', type: 'fix', description: 'x' })
      .expect(201);
    expect(await found('from=2031-03-09&to=2031-03-09&subjectType=reservation')).toEqual([
      `reservation.confirmed ${on}`,
      `reservation.requested ${on}`,
    ]);
    expect(await found('to=2031-03-08&from=2031-03-08')).toEqual([`reservation.requested ${before}`]);
    expect(await found('from=2031-03-10&subjectType=reservation')).toEqual([`reservation.requested ${after}`]);
    const { body } = await (await as('admin')).get('/api/admin/trail/people').expect(200);
    const people = body as { id: string; name: string }[];
    const owner = people.find(({ name }) => name === 'The Owner');
    expect(people.map(({ name }) => name)).toEqual(['Front of House', 'Site Manager', 'The Owner']);
    expect(await found(`from=2031-03-09&subjectType=reservation&by=${owner?.id ?? ''}`)).toEqual([
      `reservation.confirmed ${on}`,
    ]);
  });

  it.each(['from=yesterday', 'to=2026-02-30', `search=${'x'.repeat(101)}`, 'from=2026-01-01&from=2026-01-02'])(
    'refuses %s',
    async (query) => {
      await (await as('admin')).get(`/api/admin/trail?${query}`).expect(400);
    },
  );
});
