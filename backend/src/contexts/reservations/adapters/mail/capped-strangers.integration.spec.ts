import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { VisitReminders } from '../jobs/reservation-timers.js';
import { GuestPageLinks } from '../../domain/guest-page.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';

/** Noon in winter in the restaurant's zone, later than the database's clock, which decides when jobs are due. */
const YEAR = String(new Date().getUTCFullYear() + 1);
const NOON = `${YEAR}-01-12T17:00:00Z`;
/** A Monday when the restaurant is open. */
const VISIT = mondayFrom(new Date(`${YEAR}-01-20T00:00:00Z`));

function mondayFrom(day: Date): string {
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

let app: TestApp;
let gateway: Server;
let texted: string[];
beforeAll(async () => {
  gateway = createServer((request, response) => {
    void text(request).then((body) => {
      texted.push((JSON.parse(body) as { to: string }).to);
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  const { port } = gateway.address() as AddressInfo;
  const texts = { SMS_URL: `http://courtyard:secret@127.0.0.1:${String(port)}/texts`, SMS_COUNTRIES: 'CA' };
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on', TRUST_PROXY: '1', ...texts });
});
afterAll(async () => {
  await app.stop();
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(async () => {
  texted = [];
  app.clock.set(NOON);
  for (const role of ['staff', 'admin'] as const) await app.as(role).login(role);
  await app.database.query('delete from rate_limits');
  await app.database.query('delete from reservation_requests');
  await app.database.query('delete from outgoing_mails');
});

async function choose(id: string, isOn: boolean, figures: Record<string, number> = {}): Promise<void> {
  const { body } = await app.as('admin').get('/api/admin/house-options').expect(200);
  const seen =
    (body as { id: string; updatedAt: string | null }[]).find((option) => option.id === id)?.updatedAt ?? null;
  const chosen = Object.entries(figures).map(([name, value]) => ({ name, value }));
  await app.as('admin').put(`/api/admin/house-options/${id}`).send({ isOn, figures: chosen, seen }).expect(200);
}

let addresses = 0;
interface Requested {
  readonly id: string;
  readonly status: string;
  readonly guestPage: string;
}
/** Each request comes from a different network. */
function ask(reservationRequest: object): Promise<Requested> {
  addresses += 1;
  return askFrom(`198.${String(Math.floor(addresses / 250))}.${String(addresses % 250)}.7`, reservationRequest);
}
async function askFrom(address: string, reservationRequest: object): Promise<Requested> {
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .set('X-Forwarded-For', address)
    .send({
      ...aReservationRequest({ preferredDate: VISIT, partySize: '1', specialRequests: '' }),
      ...reservationRequest,
    })
    .expect(201);
  return body as Requested;
}
const openPage = (token: string) =>
  app.anonymous().get('/api/guest-table').set('Authorization', `Bearer ${token}`).expect(200);
/** Opens the page with the emailed link. */
const openMailedLink = ({ id }: Requested) =>
  openPage(app.nest.get(GuestPageLinks, { strict: false }).mailedPageFor(id, VISIT).split('#')[1] ?? '');
const run = async () => {
  await app.runJobs();
  app.clock.advance({ seconds: 11 });
  await app.runJobs();
};
const withheld = async () => {
  const { body } = await app.as('admin').get('/api/admin/status').expect(200);
  return (body as { withheldMails: number }).withheldMails;
};

it('emails a stranger’s address at most twelve times a day, however many tables are requested and canceled', async () => {
  await choose('guest-page', true);
  const customerEmail = 'victim@guests.example';
  for (let round = 0; round < 20; round += 1) {
    const { guestPage } = await ask({ customerEmail });
    const token = new URL(guestPage).hash.slice(1);
    await app
      .anonymous()
      .post('/api/guest-table/cancel')
      .set('X-Forwarded-For', `203.0.113.${String(round)}`)
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    await run();
    app.clock.advance({ minutes: 20 });
  }
  const mails = await app.database.query(
    `select from outgoing_mails where recipient = $1 and kind like 'reservation-%' and status <> 'withheld'`,
    [customerEmail],
  );
  expect(mails.length).toBeLessThanOrEqual(12);
  expect(await withheld()).toBeGreaterThan(0);
});

it('always sends emails about decisions of staff', async () => {
  const customerEmail = 'guest@guests.example';
  const { id } = await ask({ customerEmail });
  await app.database.query(
    `insert into outgoing_mails (id, dedupe_key, kind, recipient, message, status, created_at)
     select gen_random_uuid(), 'flood ' || n, 'reservation-cancellation', $2, '{}', 'sent', $1 from generate_series(1, 20) n`,
    [app.clock.now(), customerEmail],
  );
  await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
  await run();
  const subjects = (await app.mailsTo(customerEmail)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Your table is confirmed/));
});

describe('tables that confirm themselves', () => {
  beforeEach(async () => {
    await choose('guest-page', true);
    await choose('capacity', true, { arrivals: 100, seats: 100 });
    await choose('confirming-by-itself', true, { party: 4 });
  });

  it('are two at most for one address, however it is spelled', async () => {
    const spellings = ['ana.cole@guests.example', 'anacole@guests.example', 'Ana.Cole+3@guests.example'];
    const statuses: string[] = [];
    for (const customerEmail of spellings) statuses.push((await ask({ customerEmail })).status);
    expect(statuses).toEqual(['confirmed', 'confirmed', 'pending']);
  });

  it('are thirty an hour at most for all addresses together', async () => {
    const statuses: string[] = [];
    for (let guest = 0; guest < 32; guest += 1) {
      statuses.push((await ask({ customerEmail: `guest${String(guest)}@guests.example` })).status);
    }
    expect(statuses.filter((status) => status === 'confirmed')).toHaveLength(30);
    app.clock.advance({ hours: 1 });
    expect((await ask({ customerEmail: 'later@guests.example' })).status).toBe('confirmed');
  });

  it.each([
    ['an IPv4 /24', (guest: number) => `203.0.113.${String(guest)}`],
    ['an IPv6 /48', (guest: number) => `2001:db8:7:${String(guest)}::1`],
  ])('are ten an hour at most for %s', async (_, addressOf) => {
    const statuses: string[] = [];
    for (let guest = 1; guest <= 12; guest += 1) {
      const reservationRequest = { customerEmail: `guest${String(guest)}@guests.example` };
      statuses.push((await askFrom(addressOf(guest), reservationRequest)).status);
    }
    expect(statuses.filter((status) => status === 'confirmed')).toHaveLength(10);
    expect((await ask({ customerEmail: 'neighbor@guests.example' })).status).toBe('confirmed');
  });

  it('are not texted before the emailed link was opened', async () => {
    await choose('reminders', true);
    const reservationRequest = { customerPhone: '(904) 555-0166', smsOptIn: 'true' };
    const opened = await ask({ ...reservationRequest, customerEmail: 'opened@guests.example' });
    const stranger = await ask({
      ...reservationRequest,
      customerEmail: 'stranger@guests.example',
      customerPhone: '(904) 555-0177',
    });
    await openPage(new URL(stranger.guestPage).hash.slice(1));
    await run();
    expect(texted).toEqual([]);
    await openMailedLink(opened);
    app.clock.set(new Date(Date.parse(`${VISIT}T18:00:00Z`) - 86_400_000).toISOString());
    await app.nest.get(VisitReminders, { strict: false }).remind();
    await run();
    expect(texted).toEqual(['+19045550166']);
  });

  it('text one number three times a day at most', async () => {
    for (let guest = 0; guest < 6; guest += 1) {
      const customerEmail = `texted${String(guest)}@guests.example`;
      await openMailedLink(await ask({ customerEmail, customerPhone: '(904) 555-0188', smsOptIn: 'true' }));
    }
    await run();
    expect(texted).toEqual(Array(3).fill('+19045550188'));
    await app.runJobs();
    const reported = (await app.mailsTo('hello@bistro.example')).filter(({ subject }) =>
      /held back/.test(subject ?? ''),
    );
    expect(reported.length).toBeGreaterThan(0);
  });

  it.each([
    ['(416) 555-0188', ['+14165550188']],
    ['+44 20 7946 0958', []],
    ['+49 30 901820', []],
  ])('text %s, as the countries allow: %j', async (customerPhone, expected) => {
    const customerEmail = `to${customerPhone.slice(-4)}@guests.example`;
    await openMailedLink(await ask({ customerPhone, smsOptIn: 'true', customerEmail }));
    await run();
    expect(texted).toEqual(expected);
  });
});
