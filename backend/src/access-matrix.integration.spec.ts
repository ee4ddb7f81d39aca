import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Response, Test } from 'supertest';
import { describeApi, describeProgramsApi } from './app/create-app.js';
import type { Role } from './kernel/actor.js';
import type { Client, TestApp } from './platform/testing/test-app.js';
import { type AccessRows, everybody } from './platform/testing/access-row.js';
import { startTestApp } from './testing/start-test-app.js';

/** Routes of the platform itself. */
const PLATFORM: AccessRows = {
  'GET /api/health': everybody(200),
  'GET /api/ready': everybody(200),
  'GET /api/serving': everybody(200),
  'GET /api/admin/live': [401, 403, 403, 200],
  'GET /api/manager/live': [401, 403, 200, 403],
  'GET /api/staff/live': [401, 200, 403, 403],
};

/** Each context lists its routes in testing/access.ts. */
const CONTEXTS = join(__dirname, 'contexts');
const files = readdirSync(CONTEXTS).map((context) => join(CONTEXTS, context, 'testing', 'access.ts'));
const rows = files.filter(existsSync).map((file) => jest.requireActual<{ access: AccessRows }>(file).access);
const EXPECTED: AccessRows = Object.assign({}, PLATFORM, ...rows);

/** Webhooks of providers, which sign the body or send a secret in a header. */
const SIGNED_BODIES = [
  'POST /api/email/bounces',
  'POST /api/bounces/{provider}',
  'POST /api/email/replies',
  'POST /api/texts/inbound',
];

/** Answer a browser's form with a page, also when they refuse. */
const PLAIN_FORMS = ['POST /api/reservations/form', 'POST /api/newsletter-signups/form'];

const CALLERS: readonly (Role | 'anonymous')[] = ['anonymous', 'staff', 'manager', 'admin'];
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

it('lists every route of the running application, and no other', () => {
  const paths = { ...describeApi(app.nest).paths, ...describeProgramsApi(app.nest).paths };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => method in methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.sort()).toEqual(Object.keys(EXPECTED).sort());
});

it('describes the credentials of each operation that refuses strangers', () => {
  const paths = { ...describeApi(app.nest).paths, ...describeProgramsApi(app.nest).paths };
  const undescribed = Object.entries(EXPECTED)
    .filter(([, [ofStrangers]]) => ofStrangers === 401)
    .map(([route]) => route)
    .filter((route) => {
      const [verb = '', path = ''] = route.split(' ');
      const method = METHODS.find((one) => one === verb.toLowerCase()) ?? 'get';
      return paths[path]?.[method]?.security === undefined;
    });
  expect(undescribed).toEqual(SIGNED_BODIES);
});

it.each(Object.entries(EXPECTED))('%s answers each role as decided', async (route, statuses) => {
  const [verb = '', template = ''] = route.split(' ');
  const method = METHODS.find((one) => one === verb.toLowerCase()) ?? 'get';
  const path = template.replace('{id}', randomUUID()).replace('{deliveryId}', randomUUID()).replace('{days}', '14');
  for (const [index, caller] of CALLERS.entries()) {
    const client = await callerOf(caller);
    const response = await statusOf(client.call(method, path).send(method === 'get' ? undefined : {}));
    expect({ caller, status: response.status }).toEqual({ caller, status: statuses[index] });
    const type = PLAIN_FORMS.includes(route) ? 'text/html' : 'application/problem+json';
    if (response.status >= 400) expect(response.headers['content-type']).toContain(type);
  }
  if (ENDS_SESSIONS.test(path)) sessions.clear();
});

const ENDS_SESSIONS = /logout|sign-out|sessions|shared-tablet/;
const sessions = new Map<Role, Client>();

/** Shares a session among all routes; a route that ends it is followed by a new one. */
async function callerOf(role: Role | 'anonymous'): Promise<Client> {
  if (role === 'anonymous') return app.anonymous();
  const session = sessions.get(role) ?? (await app.anonymous().login(role));
  sessions.set(role, session);
  return session;
}

/** For event streams, which do not end, resolves after the headers. */
function statusOf(call: Test): Promise<Response> {
  return call.buffer(true).parse((response, done) => {
    if (response.headers['content-type'] === 'text/event-stream') done(null, '');
    response.on('data', () => undefined);
    response.on('end', () => done(null, ''));
  });
}

const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replace('admin', '%61dmin'),
  (path) => path.replace('/admin', '/./admin'),
  (path) => path.replace('/admin', '/x/..%2fadmin'),
  (path) => `${path};x=1`,
  (path) => `${path}?`,
  (path) => path.replace('/api/', '/api//'),
];

it.each(['/api/admin/reservations', '/api/admin/reservations/archived', '/api/admin/analytics/reservations'])(
  'opens %s under no spelling to strangers or staff',
  async (path) => {
    const headers = {
      'X-Original-URL': '/api/health',
      'X-Rewrite-URL': '/api/health',
      'X-HTTP-Method-Override': 'GET',
    };
    for (const spell of SPELLINGS) {
      for (const client of [app.anonymous(), app.as('staff')]) {
        for (const method of ['get', 'post'] as const) {
          const { status } = await client.call(method, spell(path)).set(headers);
          expect(status).toBeGreaterThanOrEqual(400);
          expect(status).toBeLessThan(500);
        }
      }
    }
  },
);

it('answers an unknown address below /api with a problem, not with a page', async () => {
  const { body } = await app
    .anonymous()
    .get('/api/no-such-thing')
    .expect(404)
    .expect('Content-Type', /problem\+json/);
  expect(body).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'There is nothing at this address.',
  });
});
