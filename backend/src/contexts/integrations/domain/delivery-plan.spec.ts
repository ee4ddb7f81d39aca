import { outcomeOf, restAfter } from './delivery-plan.js';

const HOUR = 3_600_000;
const failed = { status: 500, retryAfterSeconds: null };

it('tries ten times, with pauses of 75.6 hours in all', () => {
  const pauses = Array.from({ length: 10 }, (_, index) => outcomeOf(failed, index + 1, 0)).map((outcome) =>
    outcome.kind === 'failed' ? outcome.nextInMs : NaN,
  );
  expect(pauses.at(-1)).toBeNull();
  const all = pauses.slice(0, -1).reduce<number>((sum, pause) => sum + (pause ?? NaN), 0);
  expect(all / HOUR).toBeCloseTo(75.6, 1);
  expect(pauses.slice(0, 2)).toEqual([5_000, 300_000]);
});

it('lengthens a pause by a tenth at most', () => {
  expect(outcomeOf(failed, 3, 1)).toMatchObject({ nextInMs: 1_980_000 });
});

it.each([200, 201, 204, 299])('takes %i for a success', (status) => {
  expect(outcomeOf({ status, retryAfterSeconds: null }, 1)).toEqual({ kind: 'delivered' });
});

it.each([199, 301, 302, 400, 404, 500])('takes %i for a failure of this delivery alone', (status) => {
  expect(outcomeOf({ status, retryAfterSeconds: null }, 1, 0)).toEqual({
    kind: 'failed',
    nextInMs: 5_000,
    restMs: null,
  });
});

it.each([429, 502, 504])('slows the whole endpoint down after %i', (status) => {
  expect(outcomeOf({ status, retryAfterSeconds: null }, 1)).toMatchObject({ restMs: 5_000 });
});

it('obeys Retry-After, for the delivery and for the endpoint', () => {
  expect(outcomeOf({ status: 503, retryAfterSeconds: 120 }, 1, 0)).toEqual({
    kind: 'failed',
    nextInMs: 120_000,
    restMs: 120_000,
  });
});

it('turns off an endpoint that answers 410', () => {
  expect(outcomeOf({ status: 410, retryAfterSeconds: null }, 1)).toEqual({ kind: 'gone' });
});

it('tries an endpoint that fails ever more seldom, and at least every quarter of an hour', () => {
  expect([4, 5, 6, 9, 12, 40].map(restAfter)).toEqual([null, 5_000, 10_000, 80_000, 640_000, 900_000]);
});
