import { randomUUID } from 'node:crypto';
import { dateIn } from '../../../../kernel/calendar.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aMonday, aReservationRequest } from '../../testing/a-reservation-request.js';
import type { ReservationView } from '../reservation.fields.js';

const PATH = '/api/staff/reservations';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const aCall = (changes: object = {}) => ({
  customerName: 'Walter Moss',
  partySize: 3,
  preferredDate: aMonday(),
  preferredTime: '1:00 PM',
  ...changes,
});
const enter = async (changes: object = {}) =>
  (await app.as('staff').post(PATH).send(aCall(changes)).expect(201)).body as ReservationView;
const mailsOut = async () => {
  await app.runJobs();
  app.clock.advance({ seconds: 10 });
  await app.runJobs();
};
const subjectsTo = async (address: string) => {
  await mailsOut();
  return (await app.mailsTo(address, 0)).map(({ subject = '' }) => subject.split(':')[0]);
};

it('needs only name, party and time, and is confirmed as a phone reservation', async () => {
  const reservation = await enter();
  expect(reservation).toMatchObject({
    customerName: 'Walter Moss',
    customerEmail: null,
    customerPhone: null,
    specialRequests: null,
    partySize: '3',
    preferredTime: '1:00 PM',
    status: 'confirmed',
    source: 'phone',
    emailOptIn: 'false',
  });
  for (const role of ['staff', 'admin'] as const) {
    const { body } = await app.as(role).get(`/api/${role}/reservations?search=walter`).expect(200);
    expect(body).toContainEqual(reservation);
  }
});

it('takes what else is known, also while the answer is not', async () => {
  const more = { customerPhone: '(904) 555-0177', specialRequests: 'A high chair', source: 'door', status: 'pending' };
  const today = dateIn(app.nest.get(Restaurant).timeZone, app.clock.now());
  const reservation = await enter({ ...more, preferredDate: today, preferredTime: '10:00 AM' });
  expect(reservation).toMatchObject({ ...more, preferredDate: today, customerEmail: null });
});

it('marks a request from the website with its source', async () => {
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send({ ...aReservationRequest(), source: 'door' })
    .expect(201);
  expect(body).toMatchObject({ source: 'website', status: 'pending' });
});

it.each([
  ['customerName', ''],
  ['customerEmail', 'not an address'],
  ['partySize', '11'],
  ['preferredDate', '2020-01-01'],
  ['preferredTime', '5:15 PM'],
  ['source', 'website'],
  ['status', 'declined'],
])('is refused with 400 and a sentence when %s is %j', async (field, value) => {
  const { body } = await app
    .as('staff')
    .post(PATH)
    .send(aCall({ [field]: value }))
    .expect(400);
  expect(body).toMatchObject({ errors: [{ field }] });
});

it('is entered once with one key', async () => {
  const key = randomUUID();
  const send = () => app.as('staff').post(PATH).set('Idempotency-Key', key).send(aCall()).expect(201);
  const first = await send();
  const second = await send();
  expect(second.body).toEqual(first.body);
});

it('is in the audit log once, with the staff member who entered it', async () => {
  const { id } = await enter();
  const { body } = await app.as('admin').get(`/api/admin/trail?subjectId=${id}`).expect(200);
  expect(body).toMatchObject([{ type: 'reservation.entered', by: { role: 'staff' } }]);
});

describe('to a guest with an address', () => {
  it('goes the confirmation alone when the table is confirmed', async () => {
    const customerEmail = `${randomUUID()}@guests.example`;
    await enter({ customerEmail });
    expect(await subjectsTo(customerEmail)).toEqual(['Your table is confirmed']);
  });

  it('goes the acknowledgement while the request waits, and the confirmation with the answer', async () => {
    const customerEmail = `${randomUUID()}@guests.example`;
    const { id } = await enter({ customerEmail, status: 'pending' });
    expect(await subjectsTo(customerEmail)).toEqual(['We got your table request']);
    await app.as('staff').patch(`${PATH}/${id}`).send({ status: 'confirmed' }).expect(200);
    expect(await subjectsTo(customerEmail)).toEqual(['We got your table request', 'Your table is confirmed']);
  });
});

it('emails no one about a guest without an address, from the first day to the last', async () => {
  const mails = async () => {
    await mailsOut();
    const [row] = await app.database.query<{ count: string }[]>(`select count(*) from outgoing_mails`);
    return row?.count;
  };
  const contacts = async () => (await app.database.query(`select 1 from customer_contacts`)).length;
  const before = await mails();
  const known = await contacts();
  const { id } = await enter({ status: 'pending' });
  for (const status of ['declined', 'pending', 'confirmed', 'completed'])
    await app.as('staff').patch(`${PATH}/${id}`).send({ status }).expect(200);
  await app.as('admin').patch(`/api/admin/reservations/${id}`).send({ status: 'archived' }).expect(200);
  expect(await mails()).toBe(before);
  expect(await contacts()).toBe(known);
  const parked = await app.database.query(`select 1 from pgboss.job where state = 'failed'`);
  expect(parked).toHaveLength(0);
  const { body } = await app.as('admin').get('/api/admin/reservations/archived?search=Walter').expect(200);
  expect(body).toMatchObject([{ id, customerEmail: null, status: 'archived' }]);
});
