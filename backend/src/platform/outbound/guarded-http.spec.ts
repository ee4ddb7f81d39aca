import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { GuardedHttp } from './guarded-http.js';
import { NoAnswer } from './outbound-http.js';

const open: Server[] = [];
const guarded: GuardedHttp[] = [];
afterEach(async () => {
  for (const http of guarded.splice(0)) http.close();
  for (const server of open.splice(0)) {
    (server as Server & { closeAllConnections?: () => void }).closeAllConnections?.();
    server.close();
    await once(server, 'close');
  }
});

async function listening(server: Server): Promise<string> {
  open.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
}
const answering = (listener: RequestListener) => listening(createServer(listener));

function post(url: string, isThisMachineAllowed = true, within = 15_000) {
  const http = new GuardedHttp(isThisMachineAllowed, within);
  guarded.push(http);
  return http.post({ url: new URL(url), headers: { 'content-type': 'application/json' }, body: '{}' });
}
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'an answer',
    (error: unknown) => (error instanceof NoAnswer ? error.message : String(error)),
  );

it('answers status, the first KB and how long to wait', async () => {
  const url = await answering((_, response) => response.writeHead(429, { 'Retry-After': '120' }).end('busy'));
  expect(await post(url)).toEqual({ status: 429, text: 'busy', retryAfterSeconds: 120, etag: null });
});

it('reads Retry-After as a moment too, and takes no more than a day and no nonsense', async () => {
  const retryAfter = (value: string) =>
    answering((_, response) => response.writeHead(503, { 'Retry-After': value }).end());
  const soon = await post(await retryAfter(new Date(Date.now() + 60_000).toUTCString()));
  expect(soon.retryAfterSeconds).toBeGreaterThan(50);
  expect(soon.retryAfterSeconds).toBeLessThanOrEqual(61);
  expect((await post(await retryAfter('999999999'))).retryAfterSeconds).toBe(86_400);
  expect((await post(await retryAfter('tomorrow'))).retryAfterSeconds).toBeNull();
});

it('sends the headers of a call and answers the ETag and no more bytes than it was asked for', async () => {
  const url = await answering(({ headers }, response) => {
    response.writeHead(200, { ETag: '"next"' }).end(`${String(headers['if-none-match'])} ${'x'.repeat(100)}`);
  });
  const http = new GuardedHttp(true);
  guarded.push(http);
  expect(await http.get(new URL(url), 10, { 'if-none-match': '"first"' })).toEqual({
    status: 200,
    text: '"first" xx',
    retryAfterSeconds: null,
    etag: '"next"',
  });
});

it('follows no redirection', async () => {
  let arrived = 0;
  const inside = await answering((_, response) => {
    arrived += 1;
    response.end();
  });
  const url = await answering((_, response) => response.writeHead(307, { Location: inside }).end());
  expect(await post(url)).toMatchObject({ status: 307 });
  expect(arrived).toBe(0);
});

it('gives up after its time limit', async () => {
  const silent = await answering(() => undefined);
  expect(await reasonOf(post(silent, true, 200))).toBe('It didn’t respond within 15 seconds.');
});

it('reports whether an unanswered call may have arrived', async () => {
  const silent = await answering(() => undefined);
  const rude = await listening(createTcpServer((socket) => socket.destroy()));
  await expect(post(silent, true, 200)).rejects.toMatchObject({ mayHaveArrived: true });
  await expect(post(rude)).rejects.toMatchObject({ mayHaveArrived: true });
  await expect(post('http://127.0.0.1:1/')).rejects.toMatchObject({ mayHaveArrived: false });
});

it('takes what closes the connection for no answer, and a broken answer for its status', async () => {
  const rude = await listening(createTcpServer((socket) => socket.destroy()));
  expect(await reasonOf(post(rude))).toBe('It closed the connection before responding.');
  const half = await answering((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half');
    setImmediate(() => response.destroy());
  });
  expect(await post(half)).toMatchObject({ status: 200 });
});

it('explains TLS errors', async () => {
  const plain = await answering((_, response) => response.end());
  expect(await reasonOf(post(plain.replace('http:', 'https:')))).toMatch(/^Its certificate or its TLS is not in order/);
});

it.each([
  'https://127.0.0.1:1/',
  'https://[::1]:1/',
  'https://169.254.169.254/',
  'https://10.0.0.1/',
  'https://2130706433/',
])('connects to nothing at %s', async (url) => {
  expect(await reasonOf(post(url, false))).toBe('It isn’t a public address.');
});

it('looks at what a name leads to in the moment in which it connects', async () => {
  let arrived = 0;
  const server = createTcpServer(() => (arrived += 1));
  const url = (await listening(server)).replace('http://127.0.0.1', 'https://localhost');
  expect(await reasonOf(post(url, false))).toBe('Its name leads to no public address.');
  expect(arrived).toBe(0);
});

it('allows calls without TLS only to this machine and only if configured', async () => {
  expect(await reasonOf(post('http://receiver.example/', false))).toBe('Its address doesn’t start with https://.');
});
