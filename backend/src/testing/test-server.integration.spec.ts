import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runSql } from '../platform/testing/sql.js';
import { chooseServer } from './test-server.js';

it('uses the embedded server, with an explanation, if the Docker engine lacks the image', async () => {
  const engine = createServer((request, response) => {
    if (request.url === '/_ping') response.end('OK');
    else response.writeHead(500).end(JSON.stringify({ message: 'no such host: registry' }));
  }).listen(0, '127.0.0.1');
  await once(engine, 'listening');
  delete process.env.TEST_DATABASE_URL;
  process.env.DOCKER_HOST = `tcp://127.0.0.1:${String((engine.address() as AddressInfo).port)}`;

  const server = await chooseServer();
  try {
    expect(server.name).toMatch(
      /^the embedded PostgreSQL 18 \(a Docker engine answers, but starts no postgres:18-alpine: /,
    );
    await runSql(server.url, 'select 1');
  } finally {
    await server.stop();
    engine.close();
    engine.closeAllConnections();
  }
});
