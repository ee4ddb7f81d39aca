import { Jobs } from '../../../../platform/jobs/jobs.js';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { NumberRefused, TextGateway, type TextMessage } from '../texts/text-gateway.js';
import type { DoorListView, DoorPartyView } from './door-list.controller.js';
import type { ReservationView } from '../reservation.fields.js';
import type { ServiceDayView } from './service-day.controller.js';

const PATH = '/api/staff/door-list';
/** Later than the database's clock, which decides when jobs are due; noon in Florida. */
const NOON = `${String(new Date().getUTCFullYear() + 1)}-01-12T17:04:00Z`;

let app: TestApp;
let staff: Client;
const sent: TextMessage[] = [];
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMS_URL: 'http://127.0.0.1:9/texts' });
  app.clock.set(NOON);
  staff = await app.as('staff').login('staff');
  jest.spyOn(app.nest.get(TextGateway, { strict: false }), 'send').mockImplementation((message) => {
    sent.push(message);
    return Promise.resolve();
  });
});
afterAll(() => app.stop());
beforeEach(() => void (sent.length = 0));

const add = async (more: object = {}) => {
  const { body } = await staff
    .post(PATH)
    .send({ name: 'Ada Lovelace', partySize: '4', ...more })
    .expect(201);
  return body as DoorPartyView;
};
const list = async () => (await staff.get(PATH).expect(200)).body as DoorListView;

it('keeps walk-ins in line, and counts a seated one as a guest who is here', async () => {
  const first = await add({ quotedMinutes: '20' });
  const second = await add({ name: 'Ben', phone: '(904) 555-0123', quotedMinutes: '' });
  expect(await list()).toEqual({ parties: [first, second], textMessages: true });
  expect([first, second]).toMatchObject([{ quotedMinutes: 20 }, { quotedMinutes: null }]);

  const seated = (await staff.put(`${PATH}/${first.id}/seat`).expect(200)).body as ReservationView;
  await staff.put(`${PATH}/${first.id}/seat`).expect(409);
  const day = (await staff.get('/api/staff/service').expect(200)).body as ServiceDayView;
  expect(day).toMatchObject({ here: { covers: 4, parties: 1 }, arrived: [{ id: seated.id, source: 'door' }] });

  await staff.put(`${PATH}/${first.id}/back`).expect(200);
  await staff.get(`/api/staff/reservations/${seated.id}`).expect(404);
  await staff.put(`${PATH}/${second.id}/gone`).expect(200);
  expect((await list()).parties).toEqual([first]);
});

it('texts a party once that its table is ready, and no one who has a table by then', async () => {
  const { id } = await add({ name: 'Cleo', phone: '(904) 555-0123' });
  await staff.put(`${PATH}/${id}/call`).send({ by: 'text' }).expect(200);
  await app.runJobs();
  await app.runJobs();
  expect(sent).toMatchObject([{ to: '+19045550123', text: expect.stringContaining('your table is ready, Cleo.') }]);
  const other = await add({ name: 'Dan', phone: '(904) 555-0123' });
  await staff.put(`${PATH}/${other.id}/call`).send({ by: 'text' }).expect(200);
  await staff.put(`${PATH}/${other.id}/seat`).expect(200);
  await app.runJobs();
  expect(sent).toHaveLength(1);
});

describe('a text that the gateway does not take', () => {
  const call = (id: string, by: string) => staff.put(`${PATH}/${id}/call`).send({ by }).expect(200);
  const called = async (id: string) => (await list()).parties.find((one) => one.id === id)?.calledBy;
  const sendOnce = (error: Error) =>
    jest.spyOn(app.nest.get(TextGateway, { strict: false }), 'send').mockRejectedValueOnce(error);

  it('shows on the door list when the gateway refuses the number', async () => {
    const { id } = await add({ name: 'Eve', phone: '(904) 555-0123' });
    await call(id, 'text');
    expect(await called(id)).toBe('text');
    sendOnce(new NumberRefused(true));
    await app.runJobs();
    await app.runJobs();
    expect((await list()).parties.at(-1)).toMatchObject({ id, calledBy: null, calledAt: expect.any(String) });
    expect(sent).toEqual([]);
  });

  it('shows until a retry has sent it', async () => {
    const { id } = await add({ name: 'Fay', phone: '(904) 555-0123' });
    await call(id, 'text');
    sendOnce(new Error('The gateway answers 503.'));
    await app.runJobs();
    await expect(app.runJobs()).resolves.toBeUndefined();
    expect(await called(id)).toBeNull();
    app.clock.advance({ minutes: 10 });
    await app.runJobs();
    expect([await called(id), sent.length]).toEqual(['text', 1]);
  });

  it('is not sent later to a party that was called in person', async () => {
    const { id } = await add({ name: 'Gus', phone: '(904) 555-0123' });
    await call(id, 'text');
    sendOnce(new Error('The gateway answers 503.'));
    await app.runJobs();
    await app.runJobs();
    await call(id, 'voice');
    app.clock.advance({ minutes: 10 });
    await app.runJobs();
    expect([await called(id), sent.length]).toEqual(['voice', 0]);
  });
});

it('says why a party cannot be texted', async () => {
  const without = await add();
  const { body } = await staff.put(`${PATH}/${without.id}/call`).send({ by: 'text' }).expect(409);
  expect(body).toMatchObject({ detail: 'There’s no phone number that takes texts. Please call out the name.' });
  const abroad = await add({ phone: '+44 20 7946 0958' });
  await staff.put(`${PATH}/${abroad.id}/call`).send({ by: 'text' }).expect(409);
  await staff.put(`${PATH}/${abroad.id}/call`).send({ by: 'voice' }).expect(200);
  expect((await list()).parties.at(-1)).toMatchObject({ calledBy: 'voice', calledAt: app.clock.now().toISOString() });
});

it.each([{ name: ' ' }, { partySize: '11' }, { quotedMinutes: '-5' }, { phone: 'x'.repeat(60) }])(
  'is refused with 400 for %j',
  async (change) => {
    await staff
      .post(PATH)
      .send({ name: 'Ada', partySize: '2', ...change })
      .expect(400);
  },
);

it('is deleted after a week', async () => {
  await add();
  app.clock.advance({ days: 8 });
  await app.nest.get(Jobs, { strict: false }).run('remove-old-door-parties', {});
  expect(await app.database.query('select name from door_parties')).toEqual([]);
});
