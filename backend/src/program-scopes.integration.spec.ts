import { randomUUID } from 'node:crypto';
import { describeProgramsApi } from './app/create-app.js';
import { SCOPES, type Scope } from './kernel/scope.js';
import type { TestApp } from './platform/testing/test-app.js';
import { startTestApp } from './testing/start-test-app.js';

const METHODS = ['get', 'post', 'patch', 'delete'] as const;

/** The scope that each call wants, null for any token. */
const WANTED: Readonly<Record<string, Scope | null>> = {
  'GET /api/v1/event-types': null,
  'GET /api/v1/events': 'events:read',
  'GET /api/v1/restaurant': 'menu:read',
  'GET /api/v1/menu': 'menu:read',
  'GET /api/v1/hours': 'menu:read',
  'GET /api/v1/contacts': 'contacts:read',
  'GET /api/v1/reservations': 'reservations:read',
  'GET /api/v1/reservations/{id}': 'reservations:read',
  'POST /api/v1/reservations': 'reservations:write',
  'POST /api/v1/reservations/{id}/decision': 'reservations:write',
  'PATCH /api/v1/reservations/{id}': 'reservations:write',
  'POST /api/v1/reservations/{id}/cancel': 'reservations:write',
  'GET /api/v1/availability': 'reservations:read',
  'GET /api/v1/webhooks': 'webhooks:manage',
  'POST /api/v1/webhooks': 'webhooks:manage',
  'GET /api/v1/webhooks/{id}': 'webhooks:manage',
  'PATCH /api/v1/webhooks/{id}': 'webhooks:manage',
  'DELETE /api/v1/webhooks/{id}': 'webhooks:manage',
  'POST /api/v1/webhooks/{id}/rotate': 'webhooks:manage',
  'POST /api/v1/webhooks/{id}/test': 'webhooks:manage',
  'GET /api/v1/webhooks/{id}/deliveries': 'webhooks:manage',
  'POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver': 'webhooks:manage',
  'POST /api/v1/webhooks/{id}/replay': 'webhooks:manage',
};

let app: TestApp;
const tokens = new Map<Scope, string>();
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  for (const scope of SCOPES) {
    const sent = app
      .as('admin')
      .post('/api/admin/tokens')
      .send({ name: scope, scopes: [scope] });
    tokens.set(scope, ((await sent.expect(201)).body as { token: string }).token);
  }
});
afterAll(() => app.stop());

it('lists every call for programs, and no other', () => {
  const routes = Object.entries(describeProgramsApi(app.nest).paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => method in methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.sort()).toEqual(Object.keys(WANTED).sort());
});

it.each(Object.entries(WANTED))('%s wants %s and no other scope', async (route, wanted) => {
  const [verb = '', template = ''] = route.split(' ');
  const method = METHODS.find((one) => one === verb.toLowerCase()) ?? 'get';
  const path = template.replace('{id}', randomUUID()).replace('{deliveryId}', randomUUID());
  for (const scope of SCOPES) {
    const call = app
      .anonymous()
      .call(method, path)
      .set('Authorization', `Bearer ${tokens.get(scope) ?? ''}`);
    const { status, body } = await call.send(method === 'get' ? undefined : {});
    if (wanted === null || scope === wanted) expect({ scope, status }).not.toMatchObject({ status: 403 });
    else
      expect({ scope, status, body }).toMatchObject({
        status: 403,
        body: { detail: `This token lacks the scope ${wanted}.` },
      });
    expect(status).not.toBe(401);
    expect(status).toBeLessThan(500);
  }
});
