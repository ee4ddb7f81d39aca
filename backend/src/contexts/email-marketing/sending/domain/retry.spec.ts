import { nextTry } from './sending.js';

const noon = new Date('2026-11-27T12:00:00Z');

it('tries again after a minute, then with growing pauses, for a day', () => {
  const pauses: number[] = [];
  let now = noon;
  for (let attempts = 0; ; attempts += 1) {
    const next = nextTry(attempts, attempts === 0 ? null : noon, now);
    if (!next) break;
    pauses.push((next.getTime() - now.getTime()) / 60_000);
    now = next;
  }
  expect(pauses.slice(0, 4)).toEqual([1, 5, 15, 30]);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(now.getTime() - noon.getTime()).toBeLessThanOrEqual(86_400_000);
  expect(now.getTime() - noon.getTime()).toBeGreaterThan(86_400_000 * 0.75);
});
