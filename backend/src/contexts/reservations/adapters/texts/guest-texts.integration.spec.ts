import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { behind } from '../../../../platform/testing/behind.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import { TypeOrmGuestTexts } from '../persistence/typeorm-guest-texts.repository.js';

/** Later than the database's clock, which decides when jobs are due; in winter. */
const YEAR = String(new Date().getUTCFullYear() + 1);
/** Noon in the restaurant's zone. */
const NOON = `${YEAR}-01-12T17:00:00Z`;
const NIGHT = `${YEAR}-01-13T02:30:00Z`;
const NEXT_NOON = `${YEAR}-01-13T17:00:00Z`;
const VISIT = `${YEAR}-01-24`;
const PHONE = '(904) 555-0123';

interface Sent {
  readonly to: string;
  readonly text: string;
}

let app: TestApp;
let gateway: Server;
let status: number;
let gatewayReply: string;
let sent: { readonly headers: IncomingHttpHeaders; readonly body: Sent }[] = [];
beforeAll(async () => {
  gateway = createServer((request, response) => {
    void text(request).then((body) => {
      sent.push({ headers: request.headers, body: JSON.parse(body) as Sent });
      response.writeHead(status).end(gatewayReply);
    });
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  const { port } = gateway.address() as AddressInfo;
  app = await startTestApp({ JOBS: 'off', SMS_URL: `http://courtyard:secret@127.0.0.1:${String(port)}/texts` });
});
afterAll(async () => {
  await app.stop();
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(async () => {
  status = 202;
  gatewayReply = '';
  sent = [];
  await signInAt(NOON);
});

async function signInAt(now: string): Promise<void> {
  app.clock.set(now);
  for (const role of ['staff', 'admin'] as const) await app.as(role).login(role);
}

interface StoredText {
  readonly id: string;
  readonly customerEmail: string;
  readonly smsOptIn: string;
}

async function ask(reservationRequest: object = {}): Promise<StoredText> {
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send({
      ...aReservationRequest({ preferredDate: VISIT, customerPhone: PHONE }),
      smsOptIn: 'true',
      ...reservationRequest,
    })
    .expect(201);
  return body as StoredText;
}
const change = (id: string, what: object) =>
  app.as('staff').patch(`/api/staff/reservations/${id}`).send(what).expect(200);
/** Advances the clock past the undo period. */
async function rest(pause: Parameters<TestApp['clock']['advance']>[0] = { seconds: 11 }): Promise<string[]> {
  await app.runJobs();
  app.clock.advance(pause);
  await app.runJobs();
  return sent.map(({ body }) => body.text);
}

it('is offered to guests', async () => {
  expect((await app.anonymous().get('/api/restaurant').expect(200)).body).toMatchObject({ textMessages: true });
});

it('texts opted-in guests what became of their request, once per event', async () => {
  const { id, smsOptIn } = await ask();
  expect(smsOptIn).toBe('true');
  expect(await rest()).toEqual([]);
  await change(id, { status: 'confirmed' });
  await rest();
  await change(id, { preferredTime: '2:00 PM' });
  await rest();
  await change(id, { status: 'pending' });
  await change(id, { status: 'declined' });
  expect(await rest()).toEqual([
    expect.stringMatching(/your table is confirmed: \w+, Jan 24, 12:30 PM, 2 people/),
    expect.stringMatching(/your table is now \w+, Jan 24, 2:00 PM, 2 people\. Questions/),
    expect.stringMatching(/we don't have a table on \w+, Jan 24, 2:00 PM/),
  ]);
  expect(new Set(sent.map(({ body }) => body.to))).toEqual(new Set(['+19045550123']));
  expect(sent[0]?.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('courtyard:secret').toString('base64')}`,
    'idempotency-key': expect.any(String) as string,
  });
  const [event] = await app.database.query<{ id: string }[]>(
    `select id from events where subject_id = $1 and type = 'reservation.confirmed'`,
    [id],
  );
  expect(sent[0]?.headers['idempotency-key']).toBe(event?.id);
});

it.each([
  ['has answered STOP', 'recipient opted out', false],
  ['is invalid', 'no such number', true],
])('tries once where the number %s, and asks no more of a guest who stopped', async (_, words, isStillWanted) => {
  const { id } = await ask();
  [status, gatewayReply] = [422, words];
  await change(id, { status: 'confirmed' });
  await rest();
  await rest({ hours: 1 });
  expect(sent).toHaveLength(1);
  const [row] = await app.database.query<{ sms: boolean }[]>(
    'select sms_opt_in as sms from reservation_requests where id = $1',
    [id],
  );
  expect(row?.sms).toBe(isStillWanted);
});

it('is recorded once when two workers receive the event at the same time', async () => {
  const texts = app.nest.get(TypeOrmGuestTexts, { strict: false });
  const text = { eventId: '019ab000-0000-7000-8000-000000000001', createdAt: app.clock.now() };
  const add = () => texts.add({ ...text, numberHash: null, isUnasked: false, heldBack: null });
  expect(await behind(app.database, add, add)).toBe(false);
});

it('goes to no one who has not opted in', async () => {
  for (const smsOptIn of ['false', undefined]) {
    const stored = await ask({ smsOptIn });
    expect(stored.smsOptIn).toBe('false');
    await change(stored.id, { status: 'confirmed' });
  }
  expect(await rest()).toEqual([]);
});

it.each([null, '', '12', 'call me, maybe'])('cannot be asked for under %j', async (customerPhone) => {
  const reservationRequest = aReservationRequest({ preferredDate: VISIT, customerPhone });
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send({ ...reservationRequest, smsOptIn: 'true' })
    .expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'customerPhone' }] });
});

it('is not sent if the decision was undone first', async () => {
  const { id } = await ask();
  await change(id, { status: 'confirmed' });
  await app.runJobs();
  for (const status of ['pending', 'confirmed']) {
    app.clock.advance({ seconds: 1 });
    await change(id, { status });
  }
  expect(await rest()).toHaveLength(1);
});

it('waits at night until nine in the morning where the restaurant is', async () => {
  await signInAt(NIGHT);
  const { id } = await ask();
  await change(id, { status: 'confirmed' });
  expect(await rest({ hours: 11, minutes: 29 })).toEqual([]);
  expect(await rest({ minutes: 2 })).toHaveLength(1);
});

it('is tried again while the gateway has trouble, under the same key, and once it is taken no more', async () => {
  status = 503;
  const { id } = await ask();
  await change(id, { status: 'confirmed' });
  expect(await rest()).toHaveLength(1);
  status = 202;
  const twice = await rest({ minutes: 1 });
  expect(twice).toHaveLength(2);
  expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key']);
  expect(await rest({ hours: 2 })).toHaveLength(2);
});

it('fails after a day, and the owner is notified and can retry it', async () => {
  status = 500;
  const { id } = await ask({ preferredDate: `${YEAR}-02-08` });
  await change(id, { status: 'confirmed' });
  await rest();
  // After a day of retries.
  await app.database.query(
    `update pgboss.job set retry_count = retry_limit where name = 'send-guest-text' and state = 'retry'`,
  );
  await rest({ hours: 1 });
  const parked = async () =>
    ((await (await app.anonymous().login('admin')).get('/api/admin/status').expect(200)).body as { parkedJobs: number })
      .parkedJobs;
  expect(await parked()).toBe(1);
  const tried = sent.length;
  status = 202;
  await signInAt(NEXT_NOON);
  await app.as('admin').post('/api/admin/status/try-again').expect(200);
  expect(await rest()).toHaveLength(tried + 1);
  expect(await parked()).toBe(0);
});

it('is not sent to erased guests, whose numbers are deleted', async () => {
  const { id, customerEmail } = await ask();
  await change(id, { status: 'confirmed' });
  await app.runJobs();
  await app.as('admin').post('/api/admin/personal-records/erase').send({ email: customerEmail }).expect(204);
  expect(await rest()).toEqual([]);
  const stored = await app.database.query(
    `select row_to_json(j)::text from pgboss.job j where name = 'send-guest-text' union all select row_to_json(t)::text from guest_texts t`,
  );
  expect(JSON.stringify(stored)).not.toMatch(/9045550123|555-0123|Amelia/);
  const [row] = await app.database.query<{ sms_opt_in: boolean }[]>(
    'select sms_opt_in from reservation_requests where id = $1',
    [id],
  );
  expect(row?.sms_opt_in).toBe(false);
});

it('is not offered if the restaurant cannot send texts', async () => {
  const without = await startTestApp({ JOBS: 'off' });
  try {
    expect((await without.anonymous().get('/api/restaurant').expect(200)).body).toMatchObject({ textMessages: false });
    const reservationRequest = { ...aReservationRequest({ customerPhone: PHONE }), smsOptIn: 'true' };
    expect(
      (await without.anonymous().post('/api/reservations').send(reservationRequest).expect(201)).body,
    ).toMatchObject({
      smsOptIn: 'false',
    });
  } finally {
    await without.stop();
  }
});
