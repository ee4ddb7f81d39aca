import { PassThrough } from 'node:stream';
import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { BodyGuard } from './body.guard.js';
import { LargeBody } from './body-kinds.js';
import { HttpProblem } from './problem.js';
import type { Authenticator } from './security/access.js';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const small = () => undefined;
const large = () => undefined;
LargeBody()(large);

type Login = Awaited<ReturnType<Authenticator['loginsOf']>>[number];
const fake = <T>(members: Partial<T>) => members as T;

/** A call with a partially sent body, and the guard's result so far. */
function sent(handler: () => unknown, isSignedIn: boolean) {
  const body = new PassThrough();
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const request = Object.assign(body, { method: 'POST', headers, is: () => 'application/json' });
  const authenticator = fake<Authenticator>({
    loginsOf: () => Promise.resolve(isSignedIn ? [fake<Login>({})] : []),
  });
  const context = new ExecutionContextHost([request, {}], undefined, handler);
  const outcome: { status: string | number } = { status: 'waits' };
  const settled = new BodyGuard(new Reflector(), authenticator).canActivate(context).then(
    () => void (outcome.status = 'read'),
    (error: unknown) => void (outcome.status = error instanceof HttpProblem ? error.status : 0),
  );
  return { body, outcome, settled };
}

it('reads a large file of a person who is signed in for as long as 10 MB take over 3 Mbit/s', async () => {
  const { body, outcome, settled } = sent(large, true);
  body.write('{"csv":"');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(outcome.status).toBe('waits');
  body.end('"}');
  await settled;
  expect(outcome.status).toBe('read');
});

it.each([
  ['a small body', small, true, 12_000],
  ['a large one of a stranger', large, false, 12_000],
  ['a large one of a person who is signed in', large, true, 60_000],
])('refuses %s that does not arrive in time', async (_, handler, isSignedIn, ms) => {
  const { body, outcome, settled } = sent(handler, isSignedIn);
  body.write('{');
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(outcome.status).toBe('waits');
  await jest.advanceTimersByTimeAsync(1);
  await settled;
  expect(outcome.status).toBe(408);
});
