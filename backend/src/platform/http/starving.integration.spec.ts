import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp } from '../../testing/start-test-app.js';
import { sized } from '../../testing/faults/sized.js';
import type { TestApp } from '../testing/test-app.js';

const ROUNDS = 7;
const MAX_SLOWDOWN = 20;
/** Repeats measurements that other work on the machine has disturbed. */
const TRIES = 3;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

function call(method: string, path: string, body = ''): Promise<number> {
  const { port } = app.nest.getHttpServer().address() as AddressInfo;
  const headers = body ? { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path: `/api/${path}`, headers }, (answer) => {
      answer.resume().on('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    })
      // A body that is too large is rejected before it was sent.
      .on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EPIPE' || error.code === 'ECONNRESET') resolve(413);
        else reject(error);
      })
      .end(body);
  });
}

/** The longest response time of a health check while the body is processed, in the round least disturbed by other work. */
async function longestWait(path: string, body: string): Promise<number> {
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const load = { isUnderWay: true };
    const end = call('POST', path, body).finally(() => (load.isUnderWay = false));
    let longest = 0;
    while (load.isUnderWay) {
      const start = performance.now();
      await call('GET', 'health');
      longest = Math.max(longest, performance.now() - start);
    }
    await end;
    waits.push(longest);
  }
  return Math.min(...waits);
}

const filled = (size: number, begin: string, each: string, end: string) =>
  begin + each.repeat((size - begin.length - end.length) / each.length) + end;
const KB = 1024;
const BODIES = {
  'empty lists': (size: number) => filled(size, '{"a":[', '[],', '[]]}'),
  'empty objects': (size: number) => filled(size, '{"a":[', '{},', '{}]}'),
  'lists of empty lists': (size: number) => filled(size, '{"a":[', `[${'[],'.repeat(4_000)}[]],`, '[]]}'),
  'lists in lists': (size: number) => `{"a":${'['.repeat(size / 2 - 5)}${']'.repeat(size / 2 - 5)}}`,
  'empty lists in a field that is asked for': (size: number) => filled(size, '{"email":[', '[],', '[]]}'),
  'one long text': (size: number) => filled(size, '{"email":"', 'é', '"}'),
};
/** Below the limit. */
const SIZE = 1_000 * KB;
const CALLS = [
  'reservations',
  'admin/login',
  'account/password',
  'approval-items',
  'email-campaigns',
  'customer-contacts/imports',
];

/** One public form and one of the back office represent the others, whose bodies are read by the same code. */
describe.each(sized({ short: ['reservations', 'email-campaigns'], long: CALLS }))(
  'a stranger who sends %s a large body',
  (path) => {
    it.each(Object.entries(BODIES))('of %s delays no one else', async (_name, body) => {
      let slower = Infinity;
      for (let attempt = 0; slower >= MAX_SLOWDOWN && attempt < TRIES; attempt += 1) {
        const small = await longestWait(path, '{"a":[]}');
        slower = (await longestWait(path, body(SIZE))) / small;
      }
      expect(slower).toBeLessThan(MAX_SLOWDOWN);
    });
  },
);
