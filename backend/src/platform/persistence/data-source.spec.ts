import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { PoolConfig } from 'pg';
import { applicationOptions, jobsPool } from './data-source.js';

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const SIGNED_IN = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const TERMINATED = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

it('outlives a connection that breaks in the packet that makes it ready', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => socket.end(Buffer.concat([SIGNED_IN, READY, TERMINATED])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = jobsPool(`postgres://nobody@127.0.0.1:${String(port)}/nothing`, () => undefined);
  const client = await pool.connect();
  await expect(client.query('select 1')).rejects.toThrow(/not queryable|terminat/);
  client.release(true);
  await pool.end();
  sockets.forEach((socket) => socket.destroy());
  server.close();
});

it('renews connections within five minutes, whatever server they lead to', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/nothing';
  const jobs = jobsPool(url, () => undefined);
  const { extra } = applicationOptions(url, []) as { extra: PoolConfig };
  expect([jobs.options.maxLifetimeSeconds, extra.maxLifetimeSeconds]).toEqual([300, 300]);
  await jobs.end();
});
