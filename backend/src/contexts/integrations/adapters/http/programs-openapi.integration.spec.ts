import type { OpenAPIObject } from '@nestjs/swagger';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

it('describes for generated clients the token, the key of a creation, and errors as problem documents', async () => {
  const { body } = await app.anonymous().get('/api/v1/openapi.json').expect(200);
  const { paths, components, servers } = body as OpenAPIObject;
  expect(servers).toEqual([{ url: 'http://localhost:3000' }]);
  expect(components?.securitySchemes).toHaveProperty('bearer');
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as Operation[]);
  for (const { operationId, summary, security, responses } of operations) {
    expect({ operationId, security }).toEqual({ operationId, security: [{ bearer: [] }] });
    expect(summary).toMatch(/^[A-Z]/);
    expect(responses['403']).toHaveProperty(['content', 'application/problem+json']);
  }
  expect(paths['/api/v1/reservations']?.post).toMatchObject({
    'x-required-scope': 'reservations:write',
    parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
  });
});

it('has an OpenAPI document of its own, and the internal one leaves it out', async () => {
  const own = (await app.anonymous().get('/api/v1/openapi.json').expect(200)).body as { paths: object };
  expect(Object.keys(own.paths)).toContain('/api/v1/reservations/{id}/decision');
  expect(Object.keys(own.paths).every((path) => path.startsWith('/api/v1/'))).toBe(true);
  const internalDocument = (await app.anonymous().get('/api/docs/openapi.json').expect(200)).body as { paths: object };
  expect(Object.keys(internalDocument.paths).some((path) => path.startsWith('/api/v1/'))).toBe(false);
});
