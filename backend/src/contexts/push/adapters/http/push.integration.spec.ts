import { createECDH, createHmac, type ECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { addDays, dateIn, instantOf, weekdayOf } from '../../../../kernel/calendar.js';
import { type Role, ROLES } from '../../../../kernel/actor.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

interface Shown {
  title: string;
  body: string;
  url: string;
}

/** A browser that has subscribed: decrypts what the push service delivers. */
class Browser {
  readonly shown: Shown[] = [];
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly point = this.keys.generateKeys();

  constructor(readonly endpoint: string) {}

  get subscription() {
    return { endpoint: this.endpoint, p256dh: this.point.toString('base64url'), auth: this.auth.toString('base64url') };
  }

  receive(body: Buffer): void {
    const text = decrypt(body, { version: 'aes128gcm', privateKey: this.keys, authSecret: this.auth }).toString();
    this.shown.push(JSON.parse(text) as Shown);
  }
}

const TEXTS_SECRET = 'a secret of the text gateway, long enough';

let app: TestApp;
let service: Server;
let status: number;
const browsers = new Map<string, Browser>();
/** The sessions of the test application have ended on that day. */
let monday: string;
const clients = new Map<Role, Client>();
const as = (role: Role): Client => clients.get(role) ?? app.anonymous();
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', WEBHOOKS_TO_THIS_MACHINE: 'on', SMS_WEBHOOK_SECRET: TEXTS_SECRET });
  const days = Array.from({ length: 7 }, (_, index) => addDays(dateIn(zone(), new Date()), index + 1));
  monday = days.find((day) => weekdayOf(day) === 'monday') ?? '';
  clockTo('11:00', monday);
  for (const role of ROLES) clients.set(role, await app.anonymous().login(role));
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (status < 300 && /^vapid t=.+, k=.+$/.test(request.headers.authorization ?? ''))
        browsers.get(request.url ?? '')?.receive(Buffer.concat(parts));
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
beforeEach(async () => {
  status = 201;
  await app.database.query('delete from push_devices');
  clockTo('11:00', monday);
});
afterAll(async () => {
  service.close();
  await app.stop();
});

const zone = () => app.nest.get(Restaurant, { strict: false }).timeZone;
const today = () => dateIn(zone(), app.clock.now());
const clockTo = (time: string, day = today()) => {
  app.clock.set(instantOf(day, time, zone()));
};

async function subscribe(role: Role, choices: object = {}): Promise<{ browser: Browser; id: string; path: string }> {
  const route = `/${String(browsers.size)}`;
  const browser = new Browser(`http://127.0.0.1:${String((service.address() as AddressInfo).port)}${route}`);
  browsers.set(route, browser);
  const { body } = await as(role).post('/api/account/push').send(browser.subscription).expect(201);
  const { id, kinds } = body as { id: string; kinds: string[] };
  const path = `/api/account/push/${id}`;
  await as(role)
    .put(path)
    .send({ kinds, showsDetails: false, ...choices })
    .expect(200);
  return { browser, id, path };
}

async function runEachMinute(job: 'push-alerts' | 'push-waiting'): Promise<void> {
  await app.nest.get(Jobs, { strict: false }).run(job, {});
  await app.runJobs();
}

const REQUEST = { customerName: 'Ada', customerEmail: 'ada@guest.example', partySize: '4', preferredTime: '1:00 PM' };
async function request(changes: object = {}): Promise<string> {
  const preferredDate = today();
  const sent = { ...REQUEST, preferredDate, ...changes };
  const { body } = await app.anonymous().post('/api/reservations').send(sent).expect(201);
  return (body as { id: string }).id;
}

it('tells staff and owner of a new request, without its content unless the device allows it', async () => {
  const locked = await subscribe('staff');
  const open = await subscribe('admin', { showsDetails: true });
  const manager = await subscribe('manager');
  const id = await request();
  await app.runJobs();
  const url = (role: string) => `/${role}/dashboard?tab=reservations&open=${id}&dialog=manage`;
  expect(locked.browser.shown).toEqual([
    expect.objectContaining({ title: 'New reservation request', body: '', url: url('staff') }),
  ]);
  expect(open.browser.shown).toEqual([
    expect.objectContaining({ body: expect.stringMatching(/^Ada, party of 4, .*1:00 PM$/), url: url('admin') }),
  ]);
  expect(manager.browser.shown).toEqual([]);
});

it('tells only what a person has chosen', async () => {
  const { browser } = await subscribe('staff', { kinds: ['message'] });
  await request();
  const staff = (await as('admin').get('/api/staff/list').expect(200)).body as { id: string }[];
  const message = { receiverType: 'staff', receiverId: staff[0]?.id, subject: 'Hello', content: 'A secret' };
  await as('admin').post('/api/messages').send(message).expect(201);
  await app.runJobs();
  expect(browser.shown.map(({ title, body }) => [title, body])).toEqual([['New message', '']]);
});

it('tells staff of what a guest writes back', async () => {
  const id = await request({ customerPhone: '(904) 555-0177' });
  const { browser } = await subscribe('staff');
  const text = JSON.stringify({ id: 'one', from: '+19045550177', text: 'Do you have a high chair?' });
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000));
  const signature = createHmac('sha256', TEXTS_SECRET).update(`${timestamp}.${text}`).digest('hex');
  await app
    .anonymous()
    .post('/api/texts/inbound')
    .set({
      'Content-Type': 'application/json',
      'X-Courtyard-Timestamp': timestamp,
      'X-Courtyard-Signature': `sha256=${signature}`,
    })
    .send(text)
    .expect(200);
  await app.runJobs();
  expect(browser.shown).toContainEqual(
    expect.objectContaining({ title: 'A guest replied', body: '', url: expect.stringContaining(id) }),
  );
});

it('holds notifications until quiet hours end, and shows many of them as one', async () => {
  const { browser, path } = await subscribe('staff', { quietFrom: '21:00', quietUntil: '09:30' });
  clockTo('22:00');
  const tomorrow = addDays(today(), 1);
  for (const partySize of ['1', '2', '3', '4']) await request({ partySize, preferredDate: addDays(today(), 3) });
  await app.runJobs();
  expect(browser.shown).toEqual([]);
  await as('staff').post(`${path}/test`).expect(204);
  await app.runJobs();
  expect(browser.shown).toEqual([expect.objectContaining({ title: 'Notifications work' })]);
  clockTo('09:30', tomorrow);
  await runEachMinute('push-waiting');
  expect(browser.shown.slice(1)).toEqual([expect.objectContaining({ title: '4 new notifications' })]);
});

it('tells once of a party that has not arrived, of a guest who cancels today, and of a reply that is due', async () => {
  const { browser } = await subscribe('staff');
  const visit = await request();
  const canceled = await request({ preferredTime: '2:00 PM' });
  for (const id of [visit, canceled])
    await as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
  await app.runJobs();
  browser.shown.length = 0;
  const waiting = await request({ preferredTime: '2:30 PM' });
  clockTo('13:16');
  await runEachMinute('push-alerts');
  await as('admin').put(`/api/staff/reservations/${canceled}/cancel`).send({ expectedStatus: 'confirmed' }).expect(200);
  const withdrawn = await request({ preferredTime: '3:00 PM' });
  await as('admin').put(`/api/staff/reservations/${withdrawn}/cancel`).send({ expectedStatus: 'pending' }).expect(200);
  clockTo('13:21');
  await runEachMinute('push-alerts');
  const alerts = browser.shown.map(({ title, url }) => [title, /open=([\w-]+)/.exec(url)?.[1]]);
  expect(alerts).toEqual(
    expect.arrayContaining([
      ['A party is 15 minutes late', visit],
      ['A reservation for today was canceled', canceled],
      ['A request for today was canceled', withdrawn],
      ['A request needs a reply within an hour', waiting],
    ]),
  );
  expect(new Set(alerts.map(String)).size).toBe(alerts.length);
});

it('tells staff when a guest will be late or asks for a change today, and the owner what waits for approval', async () => {
  await app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) values ('guest-page', true, '{}', now())
     on conflict (id) do update set is_on = true`,
  );
  const staff = await subscribe('staff');
  const owner = await subscribe('admin', { kinds: ['approval'], showsDetails: true });
  const manager = await subscribe('manager');
  async function confirmed(preferredTime: string): Promise<[id: string, token: string]> {
    const customerEmail = `${randomUUID()}@guests.example`;
    const id = await request({ customerEmail, preferredTime });
    await app.runJobs();
    app.clock.advance({ seconds: 10 });
    await app.runJobs();
    await as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
    await app.runJobs();
    const [mail] = await app.mailsTo(customerEmail);
    return [id, /\/table#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''];
  }
  const [late, lateToken] = await confirmed('1:00 PM');
  const [, changeToken] = await confirmed('2:30 PM');
  staff.browser.shown.length = 0;
  const byGuest = (token: string, what: string, body: object) =>
    app.anonymous().post(`/api/guest-table/${what}`).set('Authorization', `Bearer ${token}`).send(body).expect(200);
  const preferredDate = addDays(today(), 2);
  await byGuest(changeToken, 'change', { preferredDate, preferredTime: '1:00 PM', partySize: '2' });
  clockTo('12:50');
  await byGuest(lateToken, 'late', { minutes: 20 });
  const content = { title: 'Autumn soups', contentType: 'blog_post', contentData: 'Pumpkin.' };
  await as('manager').post('/api/approval-items').send(content).expect(201);
  await app.runJobs();
  expect(staff.browser.shown.map(({ title, body }) => [title, body]).sort()).toEqual([
    ['A guest asks for a change today', ''],
    ['A guest will be late', ''],
  ]);
  expect(staff.browser.shown.map(({ url }) => url)).toContainEqual(expect.stringContaining(`open=${late}`));
  expect(owner.browser.shown.map(({ title, body }) => [title, body])).toEqual([
    ['Content is waiting for your approval', expect.stringMatching(/^“Autumn soups” by /)],
  ]);
  expect(manager.browser.shown).toEqual([]);
});

it('tries again when the push service fails, and forgets a device that is gone', async () => {
  const { browser } = await subscribe('staff');
  status = 503;
  await request();
  await app.runJobs();
  clockTo('11:02');
  await runEachMinute('push-waiting');
  expect((await as('admin').get('/api/admin/status/server').expect(200)).body).toMatchObject({
    pushDevices: 1,
    failingPushes: 1,
  });
  status = 201;
  clockTo('11:20');
  await runEachMinute('push-waiting');
  expect(browser.shown).toHaveLength(1);
  status = 410;
  await request();
  await app.runJobs();
  const { body } = await as('staff').get('/api/account/push').expect(200);
  expect(body).toMatchObject({ publicKey: expect.stringMatching(/^[\w-]{87}$/), devices: [] });
});

it('shows a test also in quiet hours, and belongs to its account', async () => {
  const { browser, path } = await subscribe('staff', { quietFrom: '00:00', quietUntil: '23:59' });
  await as('staff').post(`${path}/test`).expect(204);
  await app.runJobs();
  expect(browser.shown).toEqual([expect.objectContaining({ title: 'Notifications work' })]);
  await as('admin').post(`${path}/test`).expect(404);
  await as('admin').delete(path).expect(204);
  await as('staff').post(`${path}/test`).expect(204);
  await as('staff').delete(path).expect(204);
  await as('staff').post(`${path}/test`).expect(404);
});

it('ends when its account signs out everywhere', async () => {
  const { browser } = await subscribe('manager');
  await as('manager').post('/api/account/sign-out-everywhere').send({}).expect(204);
  await app.runJobs();
  const signedIn = await app.anonymous().login('manager');
  clients.set('manager', signedIn);
  expect((await signedIn.get('/api/account/push').expect(200)).body).toMatchObject({ devices: [] });
  expect(browser.shown).toEqual([]);
});

it('ends when its staff account is deactivated, and stores nothing about guests once it is shown', async () => {
  const { browser } = await subscribe('staff', { showsDetails: true });
  await request();
  await app.runJobs();
  expect(browser.shown).toHaveLength(1);
  expect(await app.database.query('select details from push_messages')).toEqual([{ details: '' }]);
  const [account] = (await as('admin').get('/api/staff/list').expect(200)).body as { id: string }[];
  const setActive = (isActive: boolean) =>
    as('admin')
      .patch(`/api/admin/staff/${account?.id ?? ''}/status`)
      .send({ isActive })
      .expect(200);
  await setActive(false);
  await app.runJobs();
  expect(await app.database.query('select id from push_devices')).toEqual([]);
  await setActive(true);
  clients.set('staff', await app.anonymous().login('staff'));
});

it('keeps the choices of a browser that subscribes again', async () => {
  const { browser } = await subscribe('staff', { kinds: [] });
  const { body } = await as('staff')
    .post('/api/account/push')
    .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
    .send(browser.subscription)
    .expect(201);
  expect(body).toMatchObject({ name: 'Firefox on Linux', kinds: [] });
});

it.each([
  { quietFrom: '22:00' },
  { quietFrom: '22:00', quietUntil: '25:00' },
  { kinds: ['everything'] },
  { showsDetails: 'yes' },
])('refuses the choices %j', async (choices) => {
  const { path } = await subscribe('staff');
  const body = { kinds: [], showsDetails: false, ...choices };
  await as('staff').put(path).send(body).expect(400);
});

it.each([{ endpoint: 'no address' }, { p256dh: 'short' }, { auth: 'x'.repeat(200) }])(
  'refuses the subscription %j',
  async (changes) => {
    const { subscription } = new Browser('https://push.example/1');
    const body = { ...subscription, ...changes };
    await as('staff').post('/api/account/push').send(body).expect(400);
  },
);
