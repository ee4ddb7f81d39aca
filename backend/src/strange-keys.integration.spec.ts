import { describeApi } from './app/create-app.js';
import { ROLES } from './kernel/actor.js';
import type { TestApp } from './platform/testing/test-app.js';
import { type CallWithBody, ExampleBodies } from './testing/example-bodies.js';
import { startTestApp } from './testing/start-test-app.js';

/** Names that every object has, as JSON may give them to one. */
const STRANGE = JSON.parse(
  '{"constructor":"x","__proto__":{"x":1},"toString":"x","valueOf":1,"hasOwnProperty":0,"then":1,"length":3,"toJSON":1}',
) as object;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SEED: 'demo' });
});
afterAll(() => app.stop());

/** Of what a call names, one after the other replaced: itself, the one in a list, and each thing inside of it. */
function* withStrangeKeys({ body }: CallWithBody): Generator<object> {
  for (const [field, value] of Object.entries(body)) {
    const inside = Array.isArray(value) ? (value as unknown[])[0] : value;
    const nested = typeof inside === 'object' && inside !== null ? inside : {};
    const parts = Object.keys(nested).map((key) => ({ ...nested, [key]: STRANGE }));
    for (const one of [STRANGE, { ...nested, ...STRANGE }, ...parts]) {
      yield { ...body, [field]: one };
      yield { ...body, [field]: [one] };
    }
  }
}

it('treats the names of built-in properties as ordinary names wherever calls accept names', async () => {
  const faults: string[] = [];
  for (const call of new ExampleBodies(describeApi(app.nest)).all()) {
    if (/\/log(?:in|out)$|sign-out/.test(call.route)) continue;
    const role = ROLES.find((one) => call.route.startsWith(`/api/${one}/`)) ?? 'manager';
    const path = call.route.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
    for (const body of withStrangeKeys(call)) {
      const { status } = await app.as(role).call(call.method, path).send(body);
      if (status >= 500) faults.push(`${call.method} ${call.route} ${JSON.stringify(body).slice(0, 300)}`);
    }
  }
  expect(faults).toEqual([]);
});
