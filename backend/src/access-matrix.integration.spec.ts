import { randomUUID } from 'node:crypto';
import { describeApi } from './create-app.js';
import type { Role } from './kernel/actor.js';
import type { TestApp } from './platform/testing/test-app.js';
import { startTestApp } from './testing/start-test-app.js';

/** Status for anonymous, staff, manager and admin when each calls the route with an unknown id and an empty body. */
type Row = readonly [anonymous: number, staff: number, manager: number, admin: number];

const open = (status: number): Row => [status, status, status, status];

const EXPECTED: Record<string, Row> = {
  'GET /api/health': open(200),
  'GET /api/ready': open(200),
  'GET /api/restaurant': open(200),
  'POST /api/reservations': open(400),
  'POST /api/contact': open(400),
  'POST /api/approval-items': open(400),
  'POST /api/analytics/page-views': open(400),
  'GET /api/blog-posts': open(200),
  'GET /api/blog-posts/{id}': open(404),
  'POST /api/admin/login': open(400),
  'POST /api/manager/login': open(400),
  'POST /api/staff/login': open(400),
  'POST /api/admin/logout': open(204),
  'POST /api/manager/logout': open(204),
  'POST /api/staff/logout': open(204),
  'GET /api/admin/me': [401, 401, 401, 200],
  'GET /api/manager/me': [401, 401, 200, 401],
  'GET /api/staff/me': [401, 200, 401, 401],
  'POST /api/account/password': [401, 400, 400, 400],
  'POST /api/account/sign-out-everywhere': [401, 204, 204, 204],
  'GET /api/staff/reservations': [401, 200, 403, 200],
  'GET /api/staff/reservations/summary': [401, 200, 403, 200],
  'PATCH /api/staff/reservations/{id}': [401, 404, 403, 404],
  'PUT /api/staff/reservations/{id}/complete': [401, 404, 403, 404],
  'PUT /api/staff/reservations/{id}/no-show': [401, 404, 403, 404],
  'DELETE /api/staff/reservations/{id}': [401, 404, 403, 404],
  'GET /api/admin/reservations': [401, 403, 403, 200],
  'GET /api/admin/reservations/archived': [401, 403, 403, 200],
  'GET /api/admin/reservations/summary': [401, 403, 403, 200],
  'PATCH /api/admin/reservations/{id}': [401, 403, 403, 404],
  'GET /api/admin/analytics/reservations': [401, 403, 403, 200],
};
const CALLERS: readonly (Role | 'anonymous')[] = ['anonymous', 'staff', 'manager', 'admin'];
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

it('lists every route of the running application, and no other', () => {
  const { paths } = describeApi(app.nest);
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => method in methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.sort()).toEqual(Object.keys(EXPECTED).sort());
});

it.each(Object.entries(EXPECTED))('%s answers each role as decided', async (route, statuses) => {
  const [verb = '', template = ''] = route.split(' ');
  const method = METHODS.find((one) => one === verb.toLowerCase()) ?? 'get';
  const path = template.replace('{id}', randomUUID());
  for (const [index, caller] of CALLERS.entries()) {
    // Signing in afresh, because some of the routes sign out.
    const client = caller === 'anonymous' ? app.anonymous() : await app.anonymous().login(caller);
    const response = await client.call(method, path).send(method === 'get' ? undefined : {});
    expect({ caller, status: response.status }).toEqual({ caller, status: statuses[index] });
    if (response.status >= 400) expect(response.headers['content-type']).toContain('application/problem+json');
  }
});

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
