import { describeApi } from './app/create-app.js';
import type { Role } from './kernel/actor.js';
import type { TestApp } from './platform/testing/test-app.js';
import { startTestApp } from './testing/start-test-app.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: { readonly type?: string; readonly enum?: readonly unknown[] };
}

/** What `Number` reads as 30, 7, 1 and 0. */
const NOT_DIGITS = ['3e1', '0x1e', '0b111', '1.0', '%2B30', '30_0', ''];
const ROLES: readonly Role[] = ['staff', 'manager', 'admin'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const isNumber = ({ in: place, schema }: Parameter) =>
  place === 'query' &&
  (schema?.type === 'number' || schema?.type === 'integer' || schema?.enum?.some((one) => typeof one === 'number'));

function numbersInQueries(): [path: string, name: string][] {
  return Object.entries(describeApi(app.nest).paths).flatMap(([path, { get }]) =>
    ((get?.parameters ?? []) as Parameter[])
      .filter(isNumber)
      .map(({ name }): [string, string] => [path.replaceAll(/\{\w+\}/g, '0198c1f0-0000-7000-8000-000000000000'), name]),
  );
}

it('accepts a number in a query only if it is written in digits', async () => {
  const wrong: string[] = [];
  const numbers = numbersInQueries();
  for (const [path, name] of numbers) {
    for (const value of NOT_DIGITS) {
      const url = `${path}?${name}=${value}`;
      const replies = await Promise.all(ROLES.map((role) => app.as(role).get(url)));
      const refused = replies.find(({ status }) => status === 400);
      const { errors = [] } = (refused?.body ?? {}) as { errors?: { field: string }[] };
      const isAccepted = replies.some(({ status }) => status < 400);
      if (isAccepted || !errors.some(({ field }) => field === name)) wrong.push(url);
    }
  }
  expect(wrong).toEqual([]);
  expect(numbers.length).toBeGreaterThan(10);
});

it.each(['3e1', '0x1e', '1.0', ''])('refuses %p as the number of days in a path', async (days) => {
  const { status } = await app.as('manager').get(`/api/manager/scheduled-content/upcoming/${days}`);
  expect([400, 404]).toContain(status);
});
