import { Webhook } from 'standardwebhooks';
import { eventually } from '../../../../platform/testing/eventually.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aTableRequest, DAY } from '../../testing/a-table-request.js';
import { Receiver } from '../../testing/receiver.js';
import { WebhooksService } from '../../domain/webhooks.service.js';

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_TO_THIS_MACHINE: 'on' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(async () => {
  await receiver.close();
  await app.database.query('delete from webhook_endpoints');
});

interface Endpoint {
  readonly id: string;
  readonly secret: string;
}

async function subscribe(more: object = {}): Promise<Endpoint> {
  const sent = app.as('admin').post('/api/admin/webhooks');
  return (await sent.send({ url: receiver.url, types: ['*'], ...more }).expect(201)).body as Endpoint;
}

async function request(reservationRequest: object = {}): Promise<string> {
  const { body } = await app.anonymous().post('/api/reservations').send(aTableRequest(reservationRequest)).expect(201);
  return (body as { id: string }).id;
}

const read = async ({ id }: Endpoint) =>
  (await app.as('admin').get(`/api/admin/webhooks/${id}`).expect(200)).body as Record<string, unknown>;
const deliveries = async ({ id }: Endpoint) =>
  (await app.as('admin').get(`/api/admin/webhooks/${id}/deliveries`).expect(200)).body as Record<string, unknown>[];
const arrive = (count: number) =>
  eventually(() => {
    expect(receiver.received.length).toBeGreaterThanOrEqual(count);
  });
const settle = (endpoint: Endpoint, expected: object) =>
  eventually(async () => {
    expect((await deliveries(endpoint))[0]).toMatchObject(expected);
  });

it('delivers a request in its published form, signed according to Standard Webhooks, without guest data', async () => {
  const { secret } = await subscribe({ types: ['reservation.requested'] });
  const id = await request({ partySize: '10+', preferredTime: '2:30 PM', specialRequests: 'By the fountain' });
  await arrive(1);
  const [{ headers, body }] = receiver.received as [Receiver['received'][number]];
  const reported = new Webhook(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>;
  expect(reported).toEqual({
    type: 'reservation.requested',
    timestamp: expect.any(String) as string,
    data: {
      id,
      version: 1,
      status: 'pending',
      previousStatus: null,
      date: DAY,
      time: '14:30',
      partySize: 10,
      orMore: true,
    },
  });
  const [event] = await app.database.query<{ id: string }[]>(
    `select id from events where subject_id = $1 and type = 'reservation.requested'`,
    [id],
  );
  expect(headers['webhook-id']).toBe(event?.id);
  expect(headers['content-type']).toBe('application/json');
});

it('is refused by a receiver when the body, the time or the id is another', async () => {
  const { secret } = await subscribe({ types: ['reservation.requested'] });
  await request();
  await arrive(1);
  const [{ headers, body }] = receiver.received as [Receiver['received'][number]];
  const checked = new Webhook(secret);
  const sent = headers as Record<string, string>;
  expect(() => checked.verify(body.replace('pending', 'confirmed'), sent)).toThrow();
  expect(() => checked.verify(body, { ...sent, 'webhook-id': 'another' })).toThrow();
  const old = String(Number(sent['webhook-timestamp']) - 600);
  expect(() => checked.verify(body, { ...sent, 'webhook-timestamp': old })).toThrow();
});

it('delivers guest data to endpoints that may receive it', async () => {
  await subscribe({ withGuestData: true, types: ['reservation.requested'] });
  await request({
    customerName: 'Nora Vale',
    customerEmail: 'nora@guests.example',
    customerPhone: '555 0142',
    specialRequests: 'A high chair',
  });
  await arrive(1);
  expect(receiver.bodies[0]?.data).toMatchObject({
    guest: { name: 'Nora Vale', phone: '555 0142', wishes: 'A high chair', email: 'nora@guests.example' },
  });
});

const STEPS = ['requested', 'confirmed', 'completed', 'reopened', 'declined', 'deleted'].map(
  (step) => `reservation.${step}`,
);
it('delivers each step with the previous status and an increasing version', async () => {
  await subscribe({ types: STEPS });
  const id = await request();
  for (const status of ['confirmed', 'completed', 'pending', 'declined']) {
    await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status }).expect(200);
  }
  await app.as('staff').delete(`/api/staff/reservations/${id}`).expect(204);
  await arrive(6);
  const reported = receiver.bodies
    .map(({ type, data }) => [data['version'], type, data['previousStatus'], data['status']])
    .toSorted(([one], [other]) => Number(one) - Number(other));
  expect(reported).toEqual([
    [1, 'reservation.requested', null, 'pending'],
    [2, 'reservation.confirmed', 'pending', 'confirmed'],
    [3, 'reservation.completed', 'confirmed', 'completed'],
    [4, 'reservation.reopened', 'completed', 'pending'],
    [5, 'reservation.declined', 'pending', 'declined'],
    [6, 'reservation.deleted', null, 'declined'],
  ]);
});

it('signs with both secrets for a day after the secret was renewed', async () => {
  const endpoint = await subscribe({ types: ['reservation.requested'] });
  const { body } = await app.as('admin').post(`/api/admin/webhooks/${endpoint.id}/rotate`).expect(200);
  const { secret } = body as { secret: string };
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  await request();
  await arrive(1);
  for (const known of [endpoint.secret, secret]) {
    const [{ headers, body }] = receiver.received as [Receiver['received'][number]];
    expect(() => new Webhook(known).verify(body, headers as Record<string, string>)).not.toThrow();
  }
  app.clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString());
  try {
    const owner = await app.anonymous().login('admin'); // every session from yesterday has ended
    await owner.post(`/api/admin/webhooks/${endpoint.id}/test`).send({ type: 'reservation.confirmed' }).expect(202);
    await arrive(2);
    const { headers, body } = receiver.received[1] as Receiver['received'][number];
    expect(() => new Webhook(endpoint.secret).verify(body, headers as Record<string, string>)).toThrow();
    expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow();
    await app.nest.get(WebhooksService, { strict: false }).forgetFormerSecrets();
    const stored = await app.database.query<{ all: string }[]>(
      'select json_agg(s)::text as all from webhook_secrets s',
    );
    expect(stored[0]?.all).toContain(secret);
    expect(stored[0]?.all).not.toContain(endpoint.secret);
  } finally {
    app.clock.set(new Date().toISOString());
  }
});

it('retries after five seconds under the same id, and shows the response', async () => {
  const endpoint = await subscribe({ types: ['reservation.requested'] });
  receiver.answer = (_, response) => response.writeHead(500).end('The kitchen is closed');
  await request();
  await settle(endpoint, { state: 'waiting', attempts: 1, lastStatus: 500, lastAnswer: 'The kitchen is closed' });
  receiver.answer = (_, response) => response.writeHead(200).end('Thank you');
  app.clock.set(new Date(Date.now() + 6_000).toISOString());
  await settle(endpoint, { state: 'delivered', attempts: 2, lastStatus: 200, lastAnswer: 'Thank you' });
  expect(receiver.ids[0]).toBe(receiver.ids[1]);
});

it.each([
  ['a redirection', 302, { Location: 'http://127.0.0.1:1/' }],
  ['a refusal', 404, {}],
])('takes %s for a failure', async (_, status, headers) => {
  const endpoint = await subscribe({ types: ['reservation.requested'] });
  receiver.answer = (_request, response) => response.writeHead(status, headers).end();
  await request();
  await settle(endpoint, { state: 'waiting', attempts: 1, lastStatus: status });
  expect(receiver.received).toHaveLength(1);
});

it('turns off an endpoint that answers 410, with the reason; it can simply be turned on again', async () => {
  const endpoint = await subscribe({ types: ['reservation.requested'] });
  receiver.answer = (_, response) => response.writeHead(410).end();
  await request();
  await eventually(async () => {
    expect(await read(endpoint)).toMatchObject({
      isActive: false,
      disabledReason: 'The app responded that this address no longer exists (410).',
    });
  });
  const missed = await request();
  await app.settled();
  receiver.answer = (_, response) => response.writeHead(204).end();
  const again = app.as('admin').patch(`/api/admin/webhooks/${endpoint.id}`);
  expect((await again.send({ isActive: true }).expect(200)).body).toMatchObject({
    isActive: true,
    disabledReason: null,
  });
  const id = await request();
  await eventually(() => {
    expect(receiver.bodies.map(({ data }) => data['id'])).toContain(id);
  });
  // Events that happened while it was off are not delivered automatically.
  expect(receiver.bodies.map(({ data }) => data['id'])).not.toContain(missed);
});

it('stores at most 1 KB of a response, and goes by its status', async () => {
  const endpoint = await subscribe({ types: ['reservation.requested'] });
  receiver.answer = (_, response) => response.writeHead(200).end('x'.repeat(10_000_000));
  await request();
  await settle(endpoint, { state: 'delivered', lastStatus: 200 });
  expect(String((await deliveries(endpoint))[0]?.['lastAnswer'])).toHaveLength(1_024);
});

it('sends samples, single events again, and all events since a time under the same ids', async () => {
  const endpoint = await subscribe({ types: ['reservation.requested', 'reservation.confirmed'] });
  const since = new Date(Date.now() - 1_000).toISOString();
  const call = (what: string, body: object = {}) =>
    app.as('admin').post(`/api/admin/webhooks/${endpoint.id}/${what}`).send(body);
  await request();
  await arrive(1);
  const { body } = await call('test', { type: 'reservation.confirmed' }).expect(202);
  expect(body).toEqual({ deliveryId: expect.any(String) as string });
  await arrive(2);
  expect(receiver.bodies[1]).toMatchObject({ type: 'reservation.confirmed', data: { partySize: 4 } });
  await settle(endpoint, { state: 'delivered' });
  const first = (await deliveries(endpoint)).find(({ eventId }) => eventId === receiver.ids[0]);
  await eventually(async () => {
    expect((await deliveries(endpoint)).every(({ state }) => state === 'delivered')).toBe(true);
  });
  await call(`deliveries/${String(first?.['id'])}/redeliver`).expect(202);
  await arrive(3);
  expect(receiver.ids[2]).toBe(receiver.ids[0]);
  await eventually(async () => {
    expect((await deliveries(endpoint)).every(({ state }) => state === 'delivered')).toBe(true);
  });
  await call('replay', { since }).expect(202);
  await arrive(4);
  expect(receiver.ids).toContain(receiver.ids[0]);
  await call('test', { type: 'no.such-type' }).expect(400);
  await call('replay', { since: 'yesterday' }).expect(400);
  await call(`deliveries/${endpoint.id}/redeliver`).expect(404);
});

it.each([
  [{ url: 'ftp://receiver.example' }, 'url'],
  [{ url: 'https://10.0.0.1/hooks' }, 'url'],
  [{ url: 'https://ana:secret@receiver.example' }, 'url'],
  [{ url: `https://receiver.example/${'x'.repeat(2_000)}` }, 'url'],
  [{ types: ['reservation.eaten'] }, 'types'],
  [{ types: [] }, 'types'],
  [{ types: undefined }, 'types'],
  [{ withGuestData: 'perhaps' }, 'withGuestData'],
])('refuses %j and names the field', async (more, field) => {
  const sent = app
    .as('admin')
    .post('/api/admin/webhooks')
    .send({ url: receiver.url, types: ['*'], ...more });
  const { body } = await sent.expect(400);
  expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
});

it('shows a secret once, also when the same call is repeated, and the audit log contains none', async () => {
  const call = () =>
    app
      .as('admin')
      .post('/api/admin/webhooks')
      .set('Idempotency-Key', 'webhook-once')
      .send({ url: receiver.url, types: ['*'] })
      .expect(201);
  const first = (await call()).body as Endpoint;
  expect(first.secret).toMatch(/^whsec_/);
  expect((await call()).body).toEqual({ ...first, secret: null });
  expect(await read(first)).not.toHaveProperty('secret');
  await app.as('admin').post(`/api/admin/webhooks/${first.id}/rotate`).expect(200);
  const stored = await app.database.query(
    `select row_to_json(events)::text as text from events where subject_type = 'webhook-endpoint'
     union all select body from idempotency_keys where key = 'webhook-once'`,
  );
  expect(JSON.stringify(stored)).not.toContain('whsec_');
});
