import type { NestExpressApplication } from '@nestjs/platform-express';
import { Client, type TestApp } from '../../platform/testing/test-app.js';
import { eventually } from '../../platform/testing/eventually.js';
import { startTestApp } from '../../testing/start-test-app.js';

const DETAILS = {
  name: 'Harbor & Vine',
  tagline: 'Oysters by the river',
  phone: '(912) 555-0142',
  ownerName: 'Iris Vine',
  street: '12 River Street',
  unit: '',
  city: 'Savannah',
  region: 'GA',
  postalCode: '31401',
  country: 'US',
  email: 'hello@vine.example',
  reservationsEmail: 'tables@vine.example',
  mailDomain: 'vine.example',
  servesCuisine: ['Seafood'],
  priceRange: '$$$',
  timeZone: 'America/New_York',
  socialLinks: [],
};
/** 11:30 PM on a Monday in New York: 9:30 PM in Denver, and Tuesday noon in Perth. */
const NOW = '2099-01-13T04:30:00Z';
const DAY = '2099-01-22';
const ADA = { customerName: 'Ada Byron', customerEmail: 'ada@zones.example', partySize: '2', emailOptIn: 'false' };
const request = async (preferredDate: string, preferredTime = '12:30 PM') => {
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send({ ...ADA, preferredDate, preferredTime })
    .expect(201);
  return body as { id: string; answerBy: string };
};
const deadline = async (id: string) => {
  const { body } = await staff.get('/api/staff/reservations?limit=50').expect(200);
  return (body as { id: string; answerBy: string }[]).find((row) => row.id === id)?.answerBy;
};
const schedules = async (of: TestApp) =>
  of.database.query<{ name: string; timezone: string }[]>(
    `select name, timezone from pgboss.schedule where name in ('seal-trail', 'begin-automations-of-the-day', 'remind-of-visits')
     order by name`,
  );

let app: TestApp;
let owner: Client;
let staff: Client;
let other: NestExpressApplication;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  other = await app.beside();
});
afterAll(async () => {
  await other.close();
  await app.stop();
});

const save = (body: object) => owner.put('/api/admin/restaurant-details').send(body);

/** In New York, with new sessions, which end while the clock moves. */
async function start(): Promise<void> {
  app.clock.set(NOW);
  owner = await app.anonymous().login('admin');
  staff = await app.anonymous().login('staff');
  await save(DETAILS).expect(200);
}

it('moves today, the hours and the moments of reservations, which keep their day and clock time', async () => {
  await start();
  const { id } = await request(DAY);
  await staff.patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
  const { body: feed } = await owner
    .post('/api/admin/calendar-feeds')
    .send({ kind: 'confirmed', withNames: false })
    .expect(201);
  const path = new URL((feed as { url: string }).url).pathname;
  const starts = async (process: Client) => /DTSTART:(\S+)/.exec((await process.get(path).expect(200)).text)?.[1];
  const processes = [app.anonymous(), new Client(other.getHttpServer())];
  for (const process of processes) expect(await starts(process)).toBe('20990122T173000Z');
  await save({ ...DETAILS, timeZone: 'Australia/Perth' }).expect(200);
  for (const process of processes)
    await eventually(async () => {
      const { body } = await process.get('/api/hours').expect(200);
      expect(body).toMatchObject({ timeZone: 'Australia/Perth', today: '2099-01-13' });
      expect(await starts(process)).toBe('20990122T043000Z');
    });
  const { body } = await staff.get(`/api/staff/service?date=${DAY}`).expect(200);
  expect(body).toMatchObject({ reservations: [{ id, preferredDate: DAY, preferredTime: '12:30 PM' }] });
  // New York's yesterday is over in Perth, and its 12:30 PM is not.
  const late = { ...ADA, preferredDate: '2099-01-12', preferredTime: '12:30 PM' };
  await app.anonymous().post('/api/reservations').send(late).expect(400);
  await request('2099-01-13', '1:30 PM');
});

it('brings replies forward that would be due after the visit, and postpones none', async () => {
  await start();
  const { id, answerBy } = await request('2099-01-13', '1:30 PM');
  expect(answerBy).toBe('2099-01-13T17:30:00.000Z');
  await save({ ...DETAILS, timeZone: 'Australia/Perth' }).expect(200);
  app.clock.advance({ seconds: 11 });
  await app.runJobs();
  expect(await deadline(id)).toBe('2099-01-13T04:30:00.000Z');
  await save({ ...DETAILS, timeZone: 'America/Denver' }).expect(200);
  app.clock.advance({ seconds: 11 });
  await app.runJobs();
  expect(await deadline(id)).toBe('2099-01-13T04:30:00.000Z');
});

it('moves what runs at a time of day, also in other processes', async () => {
  const worker = await startTestApp();
  try {
    const zones = async () =>
      Object.fromEntries((await schedules(worker)).map(({ name, timezone }) => [name, timezone]));
    await eventually(async () => {
      expect(await zones()).toMatchObject({ 'seal-trail': 'America/New_York', 'remind-of-visits': 'UTC' });
    });
    await worker
      .as('admin')
      .put('/api/admin/restaurant-details')
      .send({ ...DETAILS, timeZone: 'America/Denver' })
      .expect(200);
    expect(await zones()).toEqual({
      'seal-trail': 'America/Denver',
      'begin-automations-of-the-day': 'America/Denver',
      'remind-of-visits': 'UTC',
    });
  } finally {
    await worker.stop();
  }
});
