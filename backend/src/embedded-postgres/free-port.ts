import { once } from 'node:events';
import { createServer } from 'node:net';

/** An unused port; rejects if the wanted one is taken. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('This system gave no network port.');
  return address.port;
}
