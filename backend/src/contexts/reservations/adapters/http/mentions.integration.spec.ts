import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import type { StaffReservationView, ReservationView } from '../reservation.fields.js';

const NUTS = { kind: 'allergy', label: 'Nuts' };
const BIRTHDAY = { kind: 'occasion', label: 'Birthday' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const request = async (changes: object) =>
  (await app.anonymous().post('/api/reservations').send(aReservationRequest(changes)).expect(201))
    .body as ReservationView;
const listed = async (role: 'staff' | 'admin', id: string) => {
  const { body } = await app.as(role).get(`/api/${role}/reservations`).expect(200);
  return (body as StaffReservationView[]).find((reservation) => reservation.id === id)?.mentions;
};

it('are shown to staff, from special requests and notes, and to no guest', async () => {
  const requested = await request({ specialRequests: 'Birthday lunch' });
  expect(requested).not.toHaveProperty('mentions');
  for (const role of ['staff', 'admin'] as const) expect(await listed(role, requested.id)).toEqual([BIRTHDAY]);
  const change = { adminNotes: 'Called: nut allergy' };
  const { body } = await app.as('staff').patch(`/api/staff/reservations/${requested.id}`).send(change).expect(200);
  expect(body).toMatchObject({ mentions: [NUTS, BIRTHDAY] });
  await app.as('staff').patch(`/api/staff/reservations/${requested.id}`).send({ adminNotes: '' }).expect(200);
  expect(await listed('staff', requested.id)).toEqual([BIRTHDAY]);
});

it('appear in the service view and on requests that staff enter', async () => {
  const { preferredDate } = aReservationRequest();
  const call = { customerName: 'Walter Moss', partySize: '2', preferredDate, preferredTime: '1:00 PM' };
  const { body: entered } = await app
    .as('staff')
    .post('/api/staff/reservations')
    .send({ ...call, specialRequests: 'allergic to nuts' })
    .expect(201);
  expect(entered).toMatchObject({ mentions: [NUTS] });
  const { body } = await app
    .as('staff')
    .get(`/api/staff/service?date=${String(preferredDate)}`)
    .expect(200);
  expect(body).toMatchObject({ reservations: [{ mentions: [NUTS] }] });
});

it('go with the guest who is erased', async () => {
  const customerEmail = `${randomUUID()}@guests.example`;
  const { id } = await request({ customerEmail, specialRequests: 'Nut allergy' });
  await app.as('admin').post('/api/admin/personal-records/erase').send({ email: customerEmail }).expect(204);
  expect(await listed('admin', id)).toEqual([]);
});
