import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { startTestApp } from '../../testing/start-test-app.js';
import type { TestApp } from '../testing/test-app.js';

const MB = 1024 * 1024;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const open = async (head: string): Promise<Socket> => {
  const { port } = app.nest.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1')
    .setEncoding('utf8')
    .on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`POST ${head}\r\nHost: localhost\r\n`);
  return socket;
};
const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0]);
const isOpen = (socket: Socket) => !socket.readableEnded && !socket.destroyed;
const closed = async (socket: Socket) => {
  if (isOpen(socket)) await once(socket.resume(), 'close');
};

it.each([
  ['JSON', '/api/reservations', 'application/json'],
  ['a file of somebody who is not signed in', '/api/customer-contacts/imports', 'application/json'],
  ['a signed report', '/api/email/bounces', 'application/json'],
  ['a form', '/api/email/unsubscribe/x', 'application/x-www-form-urlencoded'],
  ['a form in parts', '/api/email/unsubscribe/x', 'multipart/form-data; boundary=x'],
])(
  'is rejected by its announced length before it is sent, for %s, and the connection closes',
  async (_, path, type) => {
    const socket = await open(`${path} HTTP/1.1`);
    socket.write(`Content-Type: ${type}\r\nContent-Length: ${String(60 * MB)}\r\n\r\n{`);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 413 .*"status":413/s);
    await closed(socket);
  },
);

it('is rejected as soon as an unannounced body is too large', async () => {
  const socket = await open('/api/reservations HTTP/1.1');
  socket.write('Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n');
  const answer = answerOf(socket);
  const piece = Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`);
  for (let sent = 0; sent < MB + 65_536; sent += 65_536) socket.write(piece);
  expect(await answer).toMatch(/^HTTP\/1\.1 413 .*larger than 1 MB/s);
  await closed(socket);
});

it('is not read to its end', async () => {
  const socket = await open('/api/reservations HTTP/1.1');
  socket.resume().write(`Content-Type: application/json\r\nContent-Length: ${String(600 * MB)}\r\n\r\n`);
  const piece = Buffer.alloc(MB, 'x');
  let taken = 0;
  while (isOpen(socket) && taken < 600) {
    if (!socket.write(piece))
      await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve).setMaxListeners(0));
    taken += 1;
  }
  expect(taken).toBeLessThan(300);
});

it('that is slightly too large leaves the connection open for the next call', async () => {
  const socket = await open('/api/reservations HTTP/1.1');
  const body = Buffer.alloc(MB + 65_536, 'x');
  socket.write(`Content-Type: application/json\r\nContent-Length: ${String(body.length)}\r\n\r\n`);
  socket.write(body);
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 413 /);
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});
