import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { GuardedHttp } from '../../../../platform/outbound/guarded-http.js';
import { NoAnswer, type OutboundCall } from '../../../../platform/outbound/outbound-http.js';
import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import { CallingTextGateway, callsOf } from './guest-texts.provider.js';
import { NumberRefused, PerhapsSent } from './text-gateway.js';

const MESSAGE = { key: 'event-1', to: '+19045550123', text: 'Your table is confirmed.' };

let server: Server;
let http: GuardedHttp;
let clock: SettableClock;
let arrived: IncomingMessage[];
let answer: RequestListener;
beforeEach(async () => {
  arrived = [];
  answer = (_, response) => response.writeHead(200).end();
  server = createServer((request, response) => {
    arrived.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  http = new GuardedHttp(true, 60_000);
  clock = new SettableClock();
  clock.set('2026-11-23T17:00:00Z');
});
afterEach(async () => {
  http.close();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const gatewayAt = (address: string) => new CallingTextGateway(http, clock, callsOf(address));
const gateway = () => gatewayAt(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/texts`);
const reasonOf = (sent: Promise<void>) =>
  sent.then(
    () => 'sent',
    (error: unknown) => (error as Error).message,
  );

it('sends number and text, under a key that is the same at each try', async () => {
  const bodies: string[] = [];
  answer = (request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(201).end();
    });
  };
  await gateway().send(MESSAGE);
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([{ to: MESSAGE.to, text: MESSAGE.text }]);
  expect(arrived[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'event-1' });
});

it.each<[string, RequestListener]>([
  ['answers 500', (_, response) => response.writeHead(500).end('no')],
  ['answers 404', (_, response) => response.writeHead(404).end()],
  ['sends elsewhere', (_, response) => response.writeHead(302, { Location: 'https://other.example/' }).end()],
  ['closes the connection', (request) => request.destroy()],
])('treats a gateway that %s as a failure, and reports it without guest data', async (_, listener) => {
  answer = listener;
  const reason = await reasonOf(gateway().send(MESSAGE));
  expect(reason).toMatch(/^The text message gateway did not take it: /);
  expect(reason).not.toMatch(/9045550123|confirmed/);
  expect(arrived).toHaveLength(1);
});

it('gives up on an unresponsive gateway after the time limit of outgoing calls', async () => {
  http.close();
  http = new GuardedHttp(true, 300);
  answer = () => undefined;
  expect(await reasonOf(gateway().send(MESSAGE))).toMatch(/^The text message gateway did not take it: /);
});

it('reads no more than the beginning of an answer of 10 MB', async () => {
  answer = (_, response) => response.writeHead(200).end('x'.repeat(10_000_000));
  expect(await reasonOf(gateway().send(MESSAGE))).toBe('sent');
});

it('pauses for as long as a gateway asks', async () => {
  answer = (_, response) => response.writeHead(429, { 'Retry-After': '120' }).end();
  const one = gateway();
  await reasonOf(one.send(MESSAGE));
  answer = (_, response) => response.writeHead(200).end();
  clock.advance({ seconds: 119 });
  expect(await reasonOf(one.send(MESSAGE))).toMatch(/left alone/);
  expect(arrived).toHaveLength(1);
  clock.advance({ seconds: 2 });
  expect(await reasonOf(one.send(MESSAGE))).toBe('sent');
});

it('pauses for a minute after repeated failures', async () => {
  answer = (_, response) => response.writeHead(500).end();
  const one = gateway();
  for (let tries = 0; tries < 8; tries += 1) await reasonOf(one.send(MESSAGE));
  expect(arrived).toHaveLength(5);
  clock.advance({ minutes: 1 });
  answer = (_, response) => response.writeHead(200).end();
  expect(await reasonOf(one.send(MESSAGE))).toBe('sent');
});

it.each<[string, number, string, boolean]>([
  ['Twilio of a guest who answered STOP', 400, '{"code": 21610, "message": "unsubscribed recipient"}', true],
  ['Twilio of an invalid number', 400, '{"code": 21211}', false],
  ['Twilio of a landline', 400, '{"code": 21614}', false],
  ['another gateway of a number', 422, 'no such number', false],
  ['another gateway of somebody who opted out', 400, 'recipient opted out', true],
])(
  'treats the response of %s as a refusal of that number, and continues with others',
  async (_, status, gatewayReply, isOptedOut) => {
    answer = (_request, response) => response.writeHead(status).end(gatewayReply);
    const one = gateway();
    for (let tries = 0; tries < 8; tries += 1) {
      const error = await one.send(MESSAGE).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(NumberRefused);
      expect(error).toMatchObject({ isOptedOut });
    }
    answer = (_request, response) => response.writeHead(200).end();
    expect(await reasonOf(one.send(MESSAGE))).toBe('sent');
  },
);

it('treats a Twilio error about our own number as a gateway failure', async () => {
  answer = (_, response) => response.writeHead(400).end('{"code": 21606, "message": "From is not a valid number"}');
  expect(await reasonOf(gateway().send(MESSAGE))).toMatch(/^The text message gateway did not take it: /);
});

it.each<[string, string, boolean, boolean]>([
  ['does not try again at Twilio', 'twilio://AC123:token@+15550100000', true, true],
  ['tries again at Twilio what never arrived', 'twilio://AC123:token@+15550100000', false, false],
  ['tries again at a gateway that knows the message by its key', 'https://texts.example/', true, false],
])('%s after a call without an answer', async (_, address, mayHaveArrived, isGivenUp) => {
  const post = () => Promise.reject(new NoAnswer('It did not answer in time.', mayHaveArrived));
  const get = () => Promise.reject(new Error('Nothing is read.'));
  const one = new CallingTextGateway({ post, get, close: () => undefined }, clock, callsOf(address));
  const error = await one.send(MESSAGE).catch((thrown: unknown) => thrown);
  expect(error instanceof PerhapsSent).toBe(isGivenUp);
});

it('calls Twilio as its API expects', async () => {
  const calls: OutboundCall[] = [];
  const post = (call: OutboundCall) => {
    calls.push(call);
    return Promise.resolve({ status: 201, text: '', retryAfterSeconds: null, etag: null });
  };
  const twilio = callsOf('twilio://AC123:to%2Fken@+15550100000');
  await new CallingTextGateway(
    { post, get: () => Promise.reject(new Error('Nothing is read.')), close: () => undefined },
    clock,
    twilio,
  ).send(MESSAGE);
  expect(calls[0]?.url.href).toBe('https://api.twilio.com/2010-04-01/Accounts/AC123/Messages.json');
  expect(calls[0]?.headers).toEqual({
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${Buffer.from('AC123:to/ken').toString('base64')}`,
  });
  expect(Object.fromEntries(new URLSearchParams(String(calls[0]?.body)))).toEqual({
    To: '+19045550123',
    From: '+15550100000',
    Body: MESSAGE.text,
  });
});
