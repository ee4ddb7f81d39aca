import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { INestApplication } from '@nestjs/common';
import { VERSION } from '../../platform/config/version.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { eventually } from '../../platform/testing/eventually.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { CheckForReleases } from './release-check.js';

interface Known {
  readonly isSourceSet: boolean;
  readonly answeredAt: string | null;
  readonly failure: string | null;
  readonly newer: { readonly version: string; readonly notes: string }[];
}

const NEWER = `${String(Number(VERSION.split('.')[0]) + 1)}.0.0`;
const list = (...versions: string[]) =>
  JSON.stringify(versions.map((version) => ({ tag_name: `v${version}`, body: `What is new in ${version}.` })));

let source: Server;
let url: string;
let answer: RequestListener;
const receivedETags: (string | undefined)[] = [];
let app: TestApp;
let beside: INestApplication | undefined;
beforeAll(async () => {
  source = createServer((request, response) => {
    receivedETags.push(request.headers['if-none-match']);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(source, 'listening');
  url = `http://127.0.0.1:${String((source.address() as AddressInfo).port)}/releases`;
  app = await startTestApp({ JOBS: 'off', RELEASES_URL: url });
});
afterAll(async () => {
  await beside?.close();
  await app.stop();
  source.close();
});

const known = async (of = app) => {
  const { body } = await (await of.anonymous().login('admin')).get('/api/admin/status/server').expect(200);
  return (body as { releases: Known }).releases;
};
const check = async (of = app) => {
  of.clock.advance({ hours: 24 });
  await of.nest.get(Jobs, { strict: false }).run('check-for-releases', {});
};

it('knows nothing before the first answer', async () => {
  expect(await known()).toEqual({ isSourceSet: true, answeredAt: null, failure: null, newer: [] });
});

it('has no time of an answer if the source never gave one', async () => {
  answer = (_, response) => response.writeHead(500).end();
  await check();
  expect(await known()).toEqual({
    isSourceSet: true,
    answeredAt: null,
    newer: [],
    failure: 'It answered with status 500.',
  });
});

it('finds the newer release and asks with its ETag the next time', async () => {
  answer = (_, response) => response.writeHead(200, { ETag: '"one"' }).end(list('0.0.1', VERSION, NEWER));
  await check();
  const first = await known();
  expect(first).toMatchObject({ failure: null, newer: [{ version: NEWER, notes: `What is new in ${NEWER}.` }] });

  answer = (_, response) => response.writeHead(304).end();
  await check();
  expect(receivedETags.at(-1)).toBe('"one"');
  const second = await known();
  expect(second.newer).toEqual(first.newer);
  expect(Date.parse(second.answeredAt ?? '') - Date.parse(first.answeredAt ?? '')).toBe(86_400_000);
});

it('reads the last answer in another process and after a restart', async () => {
  const calls = receivedETags.length;
  beside = await app.beside();
  expect((await beside.get(CheckForReleases, { strict: false }).known()).newer).toHaveLength(1);
  expect(receivedETags).toHaveLength(calls);
});

it('does not ask twice within an hour', async () => {
  const calls = receivedETags.length;
  await app.nest.get(Jobs, { strict: false }).run('check-for-releases', {});
  expect(receivedETags).toHaveLength(calls);
});

const REDIRECT = 'It redirects to another address.';
const NO_LIST = 'Its response isn’t a list of releases, or is too long.';
it.each<[string, RequestListener, string]>([
  ['an error', (_, response) => response.writeHead(503).end(), 'It answered with status 503.'],
  ['a page', (_, response) => response.end('<html>Sign in</html>'), NO_LIST],
  ['an object', (_, response) => response.end('{"tag_name":"v9.0.0"}'), NO_LIST],
  ['10 MB', (_, response) => response.end(`[${'{},'.repeat(3_500_000)}{}]`), NO_LIST],
  ['a redirect', (_, response) => response.writeHead(302, { Location: url }).end(), REDIRECT],
  ['no answer', (request) => request.socket.destroy(), 'It closed the connection before responding.'],
])('keeps what it knew and says why if the source answers with %s', async (_, wrong, failure) => {
  const before = await known();
  answer = wrong;
  await check();
  expect(await known()).toEqual({ ...before, failure });
});

it('recovers with the next answer, which may list only this version and older ones', async () => {
  answer = (_, response) => response.end(list('0.0.1', VERSION));
  await check();
  expect(await known()).toMatchObject({ failure: null, newer: [] });
});

it('takes a 304 without an ETag for a failure', async () => {
  answer = (_, response) => response.writeHead(304).end();
  await check();
  expect((await known()).failure).toBe('It answered with status 304.');
});

it('asks nothing without a source', async () => {
  const without = await startTestApp({ JOBS: 'off' });
  try {
    const calls = receivedETags.length;
    await check(without);
    expect(await known(without)).toEqual({ isSourceSet: false, answeredAt: null, failure: null, newer: [] });
    expect(receivedETags).toHaveLength(calls);
  } finally {
    await without.stop();
  }
});

it('asks soon after the start', async () => {
  answer = (_, response) => response.end(list(NEWER));
  const working = await startTestApp({ RELEASES_URL: url });
  try {
    const newer = await eventually(async () => {
      const { newer: found } = await known(working);
      if (found.length === 0) throw new Error('The source was not asked yet.');
      return found;
    });
    expect(newer).toMatchObject([{ version: NEWER }]);
  } finally {
    await working.stop();
  }
});

it('accepts no address without TLS except of this machine', async () => {
  await expect(startTestApp({ RELEASES_URL: 'http://forge.example/releases' })).rejects.toThrow(
    'RELEASES_URL is invalid; it must be an address that begins with https://.',
  );
});
