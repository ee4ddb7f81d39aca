import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '../../../../../platform/testing/eventually.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../../testing/a-reservation-request.js';
import type { ReplyView } from '../replies/replies.controllers.js';
import { twilioSignature } from './incoming-texts.controller.js';

const SECRET = 'a secret of the text gateway, long enough';
/** Later than the database's clock, which decides when jobs are due; in winter. */
const YEAR = String(new Date().getUTCFullYear() + 1);
const NOON = `${YEAR}-01-12T17:00:00Z`;
const VISIT = `${YEAR}-01-24`;

let app: TestApp;
let gateway: Server;
let sent: { to: string; text: string }[] = [];
/** How the gateway answers. */
let gatewayStatus: number;
beforeAll(async () => {
  gateway = createServer((request, response) => {
    void text(request).then((body) => {
      sent.push(JSON.parse(body) as (typeof sent)[number]);
      response.writeHead(gatewayStatus).end();
    });
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  const SMS_URL = `http://127.0.0.1:${String((gateway.address() as AddressInfo).port)}/texts`;
  app = await startTestApp({ JOBS: 'off', SMS_URL, SMS_WEBHOOK_SECRET: SECRET });
  app.clock.set(NOON);
  for (const role of ['staff', 'admin'] as const) await app.as(role).login(role);
});
afterAll(async () => {
  await app.stop();
  gateway.closeAllConnections();
  gateway.close();
});
let phones = 100;
/** A different number for each test, as people write it and as a gateway does. */
let phone: string;
let number: string;
beforeEach(() => {
  sent = [];
  gatewayStatus = 202;
  phones += 1;
  phone = `(904) 555-0${String(phones)}`;
  number = `+19045550${String(phones)}`;
});

let messages = 0;
const seconds = () => String(Math.floor(app.clock.now().getTime() / 1000));
function post(body: object, secret = SECRET) {
  const json = JSON.stringify(body);
  const signed = createHmac('sha256', secret).update(`${seconds()}.${json}`).digest('hex');
  return app
    .anonymous()
    .post('/api/texts/inbound')
    .set('Content-Type', 'application/json')
    .set('X-Courtyard-Timestamp', seconds())
    .set('X-Courtyard-Signature', `sha256=${signed}`)
    .send(json);
}
async function receive(words: string, changes: object = {}): Promise<string> {
  messages += 1;
  const { body } = await post({ id: `m${String(messages)}`, from: number, text: words, ...changes }).expect(200);
  return (body as { taken: string }).taken;
}
async function ask(changes: object = {}): Promise<string> {
  const reservationRequest = aReservationRequest({ preferredDate: VISIT, customerPhone: phone, ...changes });
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send({ ...reservationRequest, smsOptIn: 'true' })
    .expect(201);
  return (body as { id: string }).id;
}
async function confirm(id: string): Promise<void> {
  await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
}
async function textsAfter(pause: Parameters<TestApp['clock']['advance']>[0] = { seconds: 11 }): Promise<string[]> {
  await app.runJobs();
  app.clock.advance(pause);
  await app.runJobs();
  return sent.map(({ text: words }) => words);
}
const repliesTo = async (id: string) =>
  (await app.as('staff').get(`/api/staff/reservations/${id}/replies`).expect(200)).body as ReplyView[];

it('sends nothing to a number that has stopped texts, whatever it asks later, until it starts them again', async () => {
  const first = await ask();
  expect(await receive('Stop')).toBe('stopped');
  expect(await receive('STOP')).toBe('stopped');
  await confirm(first);
  const second = await ask({ customerPhone: number });
  await confirm(second);
  expect(await textsAfter()).toEqual([expect.stringMatching(/: You won't get any more texts from us\..*Reply START/)]);
  expect(await repliesTo(first)).toEqual([]);

  expect(await receive('start')).toBe('started');
  await app.as('staff').patch(`/api/staff/reservations/${second}`).send({ preferredTime: '2:00 PM' }).expect(200);
  expect((await textsAfter()).slice(1)).toEqual([
    expect.stringMatching(/: You'll get texts about your reservation again\./),
    expect.stringMatching(/your table is now/),
  ]);
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([number]));
});

it('sends nothing that was waiting when the number stopped texts', async () => {
  await confirm(await ask());
  await app.runJobs();
  await receive('quit');
  expect(await textsAfter()).toEqual([expect.stringContaining("You won't get any more texts")]);
});

it('answers HELP with the phone of the restaurant and how to stop', async () => {
  expect(await receive('help')).toBe('helped');
  const [answer] = await textsAfter();
  expect(answer).toMatch(/^.+: Questions about your table\? Call us: .*555-.*\. Reply STOP to stop texts\.$/);
});

it('puts any other text on the card of the newest open table with the number, as a reply', async () => {
  await ask();
  app.clock.advance({ seconds: 1 });
  const newest = await ask();
  await ask({ customerPhone: '(904) 777-0101' });
  expect(await receive('We are running 10 minutes late', { from: phone })).toBe('kept');
  expect(await repliesTo(newest)).toEqual([
    expect.objectContaining({
      text: 'We are running 10 minutes late',
      proposals: [{ kind: 'late', minutes: 10 }],
      textedFrom: number,
      otherAddress: null,
      seenAt: null,
    }),
  ]);
  const { body: trail } = await app
    .as('admin')
    .get(`/api/admin/trail?subjectType=reservation&subjectId=${newest}`)
    .expect(200);
  expect((trail as { type: string }[])[0]?.type).toBe('reservation.replied');
  expect(sent).toEqual([]);
});

const answer = (reply: ReplyView | undefined, words: string) =>
  app
    .as('staff')
    .put(`/api/staff/replies/${reply?.id ?? ''}/answer`)
    .send({ text: words });

it('sends the answer of staff as a text message, once', async () => {
  const id = await ask();
  await receive('Do you have a high chair?');
  const [asked] = await repliesTo(id);
  expect(asked).toMatchObject({ answer: null });
  await answer(asked, ' ').expect(400);
  await answer(asked, 'Yes, we do. Ñ 👍').expect(204);
  expect(await repliesTo(id)).toMatchObject([
    { answer: { text: 'Yes, we do. Ñ 👍', isSent: null }, seenBy: expect.any(String) },
  ]);
  expect(await textsAfter()).toEqual([expect.stringMatching(/^.+: Yes, we do\. Ñ 👍$/)]);
  expect(sent).toMatchObject([{ to: number }]);
  const [answered] = await repliesTo(id);
  expect(answered?.answer).toMatchObject({ answeredBy: answered?.seenBy, isSent: true });
  const { body } = await answer(asked, 'Twice').expect(409);
  expect(body).toMatchObject({ detail: `${String(answered?.seenBy)} has already answered this reply.` });
});

it('says when an answer was not sent: the number is refused, the gateway is down, or the guest has stopped texts', async () => {
  const id = await ask();
  await receive('Is there parking?');
  const [refused] = await repliesTo(id);
  gatewayStatus = 422;
  await answer(refused, 'Next to the restaurant.').expect(204);
  await textsAfter();
  expect(await repliesTo(id)).toMatchObject([{ answer: { isSent: false } }]);

  await receive('Is it shaded?');
  gatewayStatus = 503;
  await answer((await repliesTo(id))[0], 'In the morning.').expect(204);
  await textsAfter();
  expect(await repliesTo(id)).toMatchObject([{ answer: { isSent: false } }, {}]);
  gatewayStatus = 202;
  const attempts = sent.length;
  expect(await textsAfter({ hours: 1 })).toHaveLength(attempts);

  await receive('And a ramp?');
  await answer((await repliesTo(id))[0], 'Yes.').expect(204);
  await receive('STOP');
  await textsAfter();
  expect(await repliesTo(id)).toMatchObject([{ answer: { isSent: false } }, {}, {}]);
  expect(sent.some(({ text: words }) => words.endsWith('Yes.'))).toBe(false);

  await receive('Hello?');
  const { body } = await answer((await repliesTo(id))[0], 'Yes.').expect(409);
  expect(body).toMatchObject({ detail: 'This guest has stopped text messages. Call the guest instead.' });
});

it('takes YES of a number that gets texts for an answer to people', async () => {
  const id = await ask();
  expect(await receive('Yes!')).toBe('kept');
  expect(await repliesTo(id)).toMatchObject([{ text: 'Yes!' }]);
});

it('shows CANCEL on the card as well, since the guest may mean the table', async () => {
  const id = await ask();
  expect(await receive('Cancel')).toBe('stopped');
  expect(await repliesTo(id)).toMatchObject([{ text: 'Cancel', proposals: [{ kind: 'cancel' }] }]);
});

it('processes each message once', async () => {
  const id = await ask();
  expect(await receive('See you', { id: 'twice' })).toBe('kept');
  expect(await receive('See you', { id: 'twice' })).toBe('known');
  expect(await repliesTo(id)).toHaveLength(1);
});

it('emails the restaurant a text from a number without an open reservation', async () => {
  const over = await ask();
  await app.as('staff').patch(`/api/staff/reservations/${over}`).send({ status: 'declined' }).expect(200);
  expect(await receive('Do you have a table for Ben?')).toBe('unknown');
  expect(await receive('Is it open?', { from: '72345' })).toBe('unknown');
  await app.runJobs();
  const mails = await eventually(async () => {
    const all = await app.mailsTo('reservations@bistro.example');
    const about = all.filter(({ subject }) => subject?.includes('A text from'));
    expect(about.length).toBeGreaterThanOrEqual(2);
    return about;
  });
  expect(mails.map(({ subject }) => subject)).toContain(`A text from ${number}`);
  const words = mails.map(({ text: body }) => body).join('\n');
  for (const sentence of ['Do you have a table for Ben?', 'Is it open?', 'No open reservation has this phone number.'])
    expect(words).toContain(sentence);
});

it('rejects an invalid signature and oversized bodies', async () => {
  await post({ id: 'x', from: number, text: 'STOP' }, 'another secret of somebody else, long').expect(401);
  await app.anonymous().post('/api/texts/inbound').send({ id: 'x', from: number, text: 'STOP' }).expect(401);
  await post({ id: 'x', from: number, text: 'x'.repeat(70_000) }).expect(413);
  await post({ id: 'x', from: number, text: 'x'.repeat(10_001) }).expect(400);
  await post({ from: number, text: 'no id' }).expect(400);
});

describe('of Twilio', () => {
  const TOKEN = 'tw/ilio token';
  let twilio: TestApp;
  beforeAll(async () => {
    const SMS_URL = `twilio://AC1:${encodeURIComponent(TOKEN)}@+15550100000`;
    twilio = await startTestApp({ JOBS: 'off', SMS_URL, PUBLIC_URL: 'http://bistro.example' });
  });
  afterAll(() => twilio.stop());

  const call = (form: Record<string, string>, { token = TOKEN, path = '/api/texts/inbound/twilio' } = {}) =>
    twilio
      .anonymous()
      .post(path)
      .type('form')
      .set('X-Twilio-Signature', twilioSignature(token, `http://bistro.example${path}`, form))
      .send(form);
  const message = (changes: Record<string, string>) => ({
    MessageSid: 'SM1',
    From: number,
    To: '+15550100000',
    Body: 'We are late',
    NumMedia: '0',
    ...changes,
  });

  it('accepts calls signed with the auth token, and returns an empty response so that Twilio sends nothing', async () => {
    const reservationRequest = aReservationRequest({ customerPhone: phone });
    const { body } = await twilio.anonymous().post('/api/reservations').send(reservationRequest).expect(201);
    const form = message({ NumMedia: '1', MediaContentType0: 'image/jpeg', Body: 'Is this you?\u202e' });
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await call(form).expect(200);
      expect(answer.headers['content-type']).toMatch(/^text\/xml/);
      expect(answer.text).toBe('<Response/>');
    }
    const { id } = body as { id: string };
    expect((await twilio.as('staff').get(`/api/staff/reservations/${id}/replies`).expect(200)).body).toMatchObject([
      { text: 'Is this you?', attachments: ['image/jpeg'], textedFrom: number },
    ]);
  });

  it('sends no answer to a keyword that Twilio has answered', async () => {
    await call(message({ MessageSid: 'SM2', Body: 'STOP', OptOutType: 'STOP' })).expect(200);
    const [row] = await twilio.database.query<{ stopped: number; answers: number }[]>(
      `select (select count(*) from stopped_numbers)::int as stopped,
         (select count(*) from pgboss.job where name = 'answer-guest-text')::int as answers`,
    );
    expect(row).toEqual({ stopped: 1, answers: 0 });
  });

  it('includes the query of the URL in the signature', async () => {
    await call(message({ MessageSid: 'SM3' }), { path: '/api/texts/inbound/twilio?from=main' }).expect(200);
  });

  it('refuses another token, a changed body, no signature, JSON and too much', async () => {
    await call(message({}), { token: 'another' }).expect(401);
    const signature = twilioSignature(TOKEN, 'http://bistro.example/api/texts/inbound/twilio', message({}));
    const changed = message({ Body: 'STOP' });
    const to = () => twilio.anonymous().post('/api/texts/inbound/twilio');
    await to().type('form').set('X-Twilio-Signature', signature).send(changed).expect(401);
    await to().type('form').send(message({})).expect(401);
    await to().send(message({})).expect(415);
    await call(message({ Body: 'x'.repeat(70_000) })).expect(413);
  });
});
