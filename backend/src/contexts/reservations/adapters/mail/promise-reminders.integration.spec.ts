import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aMonday, aReservationRequest } from '../../testing/a-reservation-request.js';
import { PromiseReminders } from './restaurant-notification.js';

const RESTAURANT = { team: 'reservations@bistro.example', owner: 'hello@bistro.example' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const switchReminders = (isOn: boolean) =>
  app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) values ('promised-answer', $1, '{}', now())
     on conflict (id) do update set is_on = excluded.is_on`,
    [isOn],
  );
const ask = async () => {
  const customerName = `Guest ${randomUUID()}`;
  const request = aReservationRequest({ customerName, preferredDate: aMonday() });
  const { body } = await app.anonymous().post('/api/reservations').send(request).expect(201);
  return { customerName, id: (body as { id: string }).id };
};
const later = (hours: number) =>
  app.database.query(
    `update reservation_requests set created_at = created_at - $1 * interval '1 hour', answer_by = answer_by - $1 * interval '1 hour'`,
    [hours],
  );
const remind = async () => {
  await app.nest.get(PromiseReminders, { strict: false }).remind();
  await app.runJobs();
};
const remindersTo = async (address: string, name: string) =>
  (await app.mailsTo(address, 0))
    .filter(({ subject, text }) => subject?.includes(' for a reply') && text?.includes(name))
    .map(({ subject }) => subject?.split(':')[0]);
const reported = async (name: string) => [
  await remindersTo(RESTAURANT.team, name),
  await remindersTo(RESTAURANT.owner, name),
];

it('notifies the team after twelve hours and the owner after 22, once each, while the request is pending', async () => {
  await switchReminders(true);
  const { customerName: waiting } = await ask();
  const { customerName: answered, id } = await ask();
  await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
  const seen: string[][][] = [];
  for (const hours of [11, 1, 9, 1, 20]) {
    await later(hours);
    await remind();
    seen.push((await reported(waiting)) as string[][]);
  }
  const team = ['Waiting 12 hours for a reply'];
  const owner = ['Waiting 22 hours for a reply'];
  expect(seen).toEqual([
    [[], []],
    [team, []],
    [team, []],
    [team, owner],
    [team, owner],
  ]);
  expect(await reported(answered)).toEqual([[], []]);
});

it('notifies both sooner if the deadline is sooner', async () => {
  await switchReminders(true);
  const { customerName, id } = await ask();
  const dueIn = (minutes: number) =>
    app.database.query(
      `update reservation_requests set answer_by = $2::timestamptz + $3 * interval '1 minute',
         created_at = $2::timestamptz + ($3 - 120) * interval '1 minute' where id = $1`,
      [id, app.clock.now(), minutes],
    );
  const seen: string[][][] = [];
  for (const minutes of [61, 60, 10]) {
    await dueIn(minutes);
    await remind();
    seen.push((await reported(customerName)) as string[][]);
  }
  const team = ['Waiting 1 hour for a reply'];
  const owner = ['Waiting 1 hour for a reply'];
  expect(seen).toEqual([
    [[], []],
    [team, []],
    [team, owner],
  ]);
});

it('notifies no one until the owner turns it on', async () => {
  await switchReminders(false);
  const { customerName } = await ask();
  await later(13);
  await remind();
  expect(await reported(customerName)).toEqual([[], []]);
});
