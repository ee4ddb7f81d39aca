import { randomUUID } from 'node:crypto';
import { addDays } from '../../../../kernel/calendar.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { watch } from '../../../../platform/testing/watched-pool.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import { GuestPageLinks } from '../../domain/guest-page.js';
import type { GuestTableView } from './guest-page.dto.js';

/** Monday, 10 AM in New York. */
const MORNING = '2094-01-11T15:00:00Z';
const DAY = addDays('2094-01-11', 1);

let app: TestApp;
let staff: Client;
let statements: string[] | null = null;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(MORNING);
  staff = await app.anonymous().login('staff');
  await app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) values
       ('guest-page', true, '{}', now()), ('waiting-list', true, '{}', now()), ('guest-memory', true, '{}', now()),
       ('reminders', true, '{}', now()), ('other-times', true, '{}', now()),
       ('capacity', true, '{"arrivals": 100, "seats": 8}', now()), ('areas', true, '{"courtyardSeats": 8, "courtyardArrivals": 100}', now())`,
  );
  watch(app.nest.get(Database, { strict: false }).pool, (text) => statements?.push(text));
});
afterAll(() => app.stop());

async function makeRequest(request: object): Promise<{ id: string; token: string }> {
  const body = aReservationRequest({ customerEmail: `${randomUUID()}@guests.example`, preferredDate: DAY, ...request });
  const { id } = (await app.anonymous().post('/api/reservations').send(body).expect(201)).body as { id: string };
  const [, token = ''] = app.nest.get(GuestPageLinks, { strict: false }).mailedPageFor(id, DAY).split('#');
  return { id, token };
}
const confirm = (id: string) =>
  staff.patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed', beyondCapacity: true }).expect(200);
const asGuest = (method: 'get' | 'post', path: string, token: string) =>
  app.anonymous().call(method, `/api/guest-table${path}`).set('Authorization', `Bearer ${token}`);

/** The page, and the statements it runs. */
async function read(token: string): Promise<{ page: GuestTableView; asks: string[] }> {
  statements = [];
  const { body } = await asGuest('get', '', token).expect(200);
  const asks = statements;
  statements = null;
  return { page: body as GuestTableView, asks };
}

it('takes at most five statements, with every option on and whatever the table', async () => {
  const seated = await makeRequest({ partySize: '8', area: 'inside' });
  await confirm(seated.id);
  await asGuest('post', '/change', seated.token)
    .send({ preferredDate: DAY, preferredTime: '2:00 PM', partySize: '2', area: 'inside' })
    .expect(200);
  const waiting = await makeRequest({ partySize: '2', area: 'inside' });
  const full = await read(waiting.token);
  await asGuest('post', '/wait', waiting.token).expect(200);
  const outside = await makeRequest({ partySize: '2', area: 'courtyard' });
  await confirm(outside.id);
  await app.database.query(
    `insert into courtyard_closings (day, closed_at, closed_by, parties) values ($1, now(), 'Front of House', '[]')`,
    [DAY],
  );
  const pages = [full, await read(waiting.token), await read(seated.token), await read(outside.token)];
  expect(pages.map(({ page }) => [page.canJoinWaitlist, page.waitsAt, page.change !== null, page.hasNoTable])).toEqual([
    [true, null, false, false],
    [false, 1, false, false],
    [false, null, true, false],
    [false, null, false, true],
  ]);
  for (const { asks } of pages) expect(asks.length <= 5 ? [] : asks).toEqual([]);
});
