import { addDays } from '../../../../kernel/calendar.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

/** A Monday, 11 AM in the restaurant's zone. */
const NOW = new Date('2026-11-23T16:00:00Z');
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const LUNCH = [{ opens: '10:00', closes: '15:00' }];
const week = (spans: object[] = LUNCH) => Object.fromEntries(WEEK.map((day) => [day, spans]));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
beforeEach(async () => {
  await app.database.query('truncate hours_changes, special_hours');
  app.clock.set(NOW);
});
afterAll(() => app.stop());

interface Day {
  date: string;
  spans: object[];
  note: string | null;
  isClosed: boolean;
}
interface Sheet {
  version: number;
  history: { id: string; isPlanned: boolean; isWithdrawn: boolean; createdBy: string }[];
  specialHours: { id: string; updatedAt: string }[];
  holidays: { key: string; isObserved: boolean; date: string }[];
}
const shown = async (query = '') =>
  (await app.anonymous().get(`/api/hours${query}`).expect(200)).body as { days: Day[] };
const dayOf = async (date: string) => (await shown(`?from=${date}&days=1`)).days[0];
const sheet = async () => (await app.as('admin').get('/api/admin/hours').expect(200)).body as Sheet;
const change = (body: object) => app.as('admin').put('/api/admin/hours').send(body);
const addSpecial = (body: object) => app.as('admin').post('/api/admin/hours/special').send(body);

it('begins with the hours of the profile and the usual holidays', async () => {
  const { body } = await app.anonymous().get('/api/hours').expect(200);
  expect(body).toMatchObject({
    timeZone: 'America/New_York',
    today: '2026-11-23',
    weekly: { monday: LUNCH, sunday: [] },
  });
  const { days } = await shown();
  expect(days).toHaveLength(14);
  expect(days[0]).toEqual({ date: '2026-11-23', spans: LUNCH, note: null, isSpecial: false, isClosed: false });
  expect(days[3]).toMatchObject({ date: '2026-11-26', spans: [], note: 'Thanksgiving', isClosed: true });
  expect((await sheet()).version).toBe(0);
});

it('shows a change everywhere from its day on, preserves earlier hours, and informs the audit log and integrations', async () => {
  const longer = [
    { opens: '09:00', closes: '11:30' },
    { opens: '12:00', closes: '18:00' },
  ];
  await change({ validFrom: '2026-11-24', weekly: week(longer), seen: 0 }).expect(200);
  expect((await dayOf('2026-11-23'))?.spans).toEqual(LUNCH);
  expect((await dayOf('2026-11-25'))?.spans).toEqual(longer);
  app.clock.set(new Date('2026-11-24T16:00:00Z'));
  await app.as('admin').login('admin');
  const { body: restaurant } = await app.anonymous().get('/api/restaurant').expect(200);
  expect(restaurant).toMatchObject({ openingHours: { sunday: { opens: '09:00', closes: '18:00' } } });
  expect((await dayOf('2026-11-20'))?.spans).toEqual(LUNCH);
  expect((await sheet()).history).toMatchObject([{ isPlanned: false, createdBy: expect.any(String) }]);
  const { body: trail } = await app.as('admin').get('/api/admin/trail?subjectType=hours').expect(200);
  expect(trail).toMatchObject([
    { type: 'hours.changed', subjectType: 'hours', subjectName: 'weekly hours from 2026-11-24' },
  ]);
});

it('withdraws a change that is only planned', async () => {
  await change({ validFrom: '2026-12-01', weekly: week([]), seen: 0 }).expect(200);
  const [planned] = (await sheet()).history;
  await app
    .as('admin')
    .delete(`/api/admin/hours/changes/${planned?.id ?? ''}`)
    .expect(204);
  expect((await dayOf('2026-12-01'))?.spans).toEqual(LUNCH);
  expect((await sheet()).history).toMatchObject([{ isWithdrawn: true, isPlanned: false }]);
  await change({ validFrom: '2026-11-23', weekly: week([]), seen: 1 }).expect(200);
  const [held] = (await sheet()).history;
  await app
    .as('admin')
    .delete(`/api/admin/hours/changes/${held?.id ?? ''}`)
    .expect(409);
});

it('switches holidays, each alone', async () => {
  await change({
    validFrom: '2026-11-23',
    holidays: [{ key: 'thanksgiving', isObserved: false, spans: [] }],
    seen: 0,
  }).expect(200);
  expect(await dayOf('2026-11-26')).toMatchObject({ spans: LUNCH, note: null });
  expect(await dayOf('2026-12-25')).toMatchObject({ spans: [], note: 'Christmas Day' });
  const spans = [{ opens: '10:00', closes: '13:00' }];
  await change({
    validFrom: '2026-11-23',
    holidays: [{ key: 'christmas-eve', isObserved: true, spans }],
    seen: 1,
  }).expect(200);
  expect(await dayOf('2026-12-24')).toMatchObject({ spans, note: 'Christmas Eve' });
});

it('rejects a change of hours that someone else has changed, also with concurrent calls', async () => {
  const tries = await Promise.all([1, 2, 3].map(() => change({ validFrom: '2026-11-23', weekly: week([]), seen: 0 })));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { body } = await change({ validFrom: '2026-11-23', weekly: week(), seen: 0 }).expect(409);
  expect(body).toMatchObject({ detail: expect.stringMatching(/^Someone else changed the hours/) });
});

it.each([
  [{ validFrom: '2026-11-22', weekly: week(), seen: 0 }, 'validFrom', /^Choose today/],
  [{ validFrom: 'soon', weekly: week(), seen: 0 }, 'validFrom', 'Choose a date.'],
  [{ validFrom: '2026-11-23', seen: 0 }, 'weekly', 'Say which hours are to change.'],
  [{ validFrom: '2026-11-23', weekly: week() }, 'seen', /^Say which version/],
  [{ validFrom: '2026-11-23', weekly: { monday: [] }, seen: 0 }, 'weekly.tuesday', /^Give/],
  [
    { validFrom: '2026-11-23', weekly: week([...LUNCH, ...LUNCH]), seen: 0 },
    'weekly.monday',
    'The hours of Monday overlap.',
  ],
  [
    { validFrom: '2026-11-23', weekly: week([{ opens: '14:00', closes: '14:00' }]), seen: 0 },
    'weekly.monday',
    'The opening and closing times of Monday are the same.',
  ],
  [
    { validFrom: '2026-11-23', weekly: week([{ opens: '9', closes: '15:00' }]), seen: 0 },
    'weekly.monday',
    /^Write the times of Monday/,
  ],
  [
    {
      validFrom: '2026-11-23',
      weekly: week([
        { opens: '01:00', closes: '02:00' },
        { opens: '20:00', closes: '01:30' },
      ]),
      seen: 0,
    },
    'weekly.monday',
    'The hours of Monday run into those of the next day.',
  ],
])('refuses %j in a sentence', async (body, field, message) => {
  const { body: problem } = await change(body).expect(400);
  expect((problem as { errors: object[] }).errors[0]).toMatchObject({
    field,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});

describe('days with hours of their own', () => {
  it('are closed or have other hours, with their note, until they are removed', async () => {
    const { body: closure } = await addSpecial({ from: '2026-11-24', spans: [], note: 'A wedding' }).expect(201);
    expect(await dayOf('2026-11-24')).toMatchObject({ isClosed: true, note: 'A wedding' });
    await addSpecial({ from: '2026-12-07', to: '2026-12-12', spans: [{ opens: '17:00', closes: '21:00' }] }).expect(
      201,
    );
    expect(await dayOf('2026-12-09')).toMatchObject({ isClosed: false, note: null });
    await app
      .as('admin')
      .delete(`/api/admin/hours/special/${(closure as { id: string }).id}`)
      .expect(204);
    expect(await dayOf('2026-11-24')).toMatchObject({ spans: LUNCH });
  });

  it('cannot overlap, also with concurrent calls', async () => {
    const both = await Promise.all(
      ['2026-12-01', '2026-12-03'].map((from) => addSpecial({ from, to: addDays(from, 4), spans: [] })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('are changed only as they were shown', async () => {
    const { body } = await addSpecial({ from: '2026-11-24', spans: [] }).expect(201);
    const { id, updatedAt } = body as { id: string; updatedAt: string };
    const put = (to: object) =>
      app
        .as('admin')
        .put(`/api/admin/hours/special/${id}`)
        .send({ from: '2026-11-24', spans: LUNCH, ...to });
    app.clock.advance({ minutes: 1 });
    await put({ seen: updatedAt, note: 'Short' }).expect(200);
    await put({ seen: updatedAt }).expect(409);
    await put({}).expect(400);
    expect(await dayOf('2026-11-24')).toMatchObject({ spans: LUNCH, note: 'Short' });
  });

  it('cannot change the past: of a closing that has begun, only the end can change', async () => {
    const { body } = await addSpecial({ from: '2026-11-23', to: '2026-11-30', spans: [] }).expect(201);
    const { id, updatedAt } = body as { id: string; updatedAt: string };
    app.clock.set(new Date('2026-11-25T16:00:00Z'));
    await app.as('admin').login('admin');
    const put = (to: object) =>
      app
        .as('admin')
        .put(`/api/admin/hours/special/${id}`)
        .send({ from: '2026-11-23', spans: [], seen: updatedAt, ...to });
    await app.as('admin').delete(`/api/admin/hours/special/${id}`).expect(409);
    await put({ to: '2026-11-30', spans: LUNCH }).expect(409);
    await put({ to: '2026-11-26' }).expect(200);
    expect(await dayOf('2026-11-23')).toMatchObject({ isClosed: true });
    expect(await dayOf('2026-11-27')).toMatchObject({ spans: LUNCH });
  });

  it('are refused in a sentence', async () => {
    const wrong = [
      [{ from: '2026-11-22', spans: [] }, 'from'],
      [{ from: '2026-12-02', to: '2026-12-01', spans: [] }, 'to'],
      [{ from: '2026-12-02', spans: [...LUNCH, ...LUNCH] }, 'spans'],
      [{ from: '2026-12-02', spans: [{ opens: '14:00', closes: '14:00' }] }, 'spans'],
      [{ from: '2026-12-02' }, 'spans'],
    ] as const;
    for (const [body, field] of wrong)
      expect((await addSpecial(body).expect(400)).body).toMatchObject({
        errors: [{ field, message: expect.any(String) }],
      });
  });
});

it('stores no overlapping hours, even with concurrent writes', async () => {
  const { database } = app;
  const insert = (spans: object[]) =>
    database.query(
      `insert into special_hours values ('0198a000-0000-7000-8000-00000000000a', '2027-01-04', '2027-01-04', $1, null, now(), now())`,
      [JSON.stringify(spans)],
    );
  await expect(insert([...LUNCH, { opens: '14:00', closes: '16:00' }])).rejects.toThrow(/special_hours_spans/);
  const insertWeek = (sunday: object[]) =>
    database.query(
      `insert into hours_changes values ('0198a000-0000-7000-8000-00000000000b', 1, '2027-01-04', $1, '{}', null, 'X', now())`,
      [JSON.stringify({ ...week(), sunday })],
    );
  await expect(insertWeek([{ opens: '20:00', closes: '10:30' }])).rejects.toThrow(/hours_changes_weekly/);
  await insertWeek([{ opens: '20:00', closes: '10:00' }]);
});

it('takes days from 1 to 400', async () => {
  expect((await shown('?from=2026-12-24&days=3')).days.map(({ date }) => date)).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
  ]);
  for (const query of ['days=0', 'days=401', 'from=2026-02-30', 'from=0000-01-01', 'from=9999-12-31'])
    await app.anonymous().get(`/api/hours?${query}`).expect(400);
});

it('lists the days of changed hours from Monday to Sunday', async () => {
  await change({ validFrom: '2026-11-23', weekly: week(), seen: 0 }).expect(200);
  const { body } = await app.anonymous().get('/api/hours').expect(200);
  expect(Object.keys((body as { weekly: object }).weekly)).toEqual(WEEK);
});
