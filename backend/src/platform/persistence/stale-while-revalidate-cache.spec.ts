import { AsyncLocalStorage } from 'node:async_hooks';
import { StaleWhileRevalidateCache } from './stale-while-revalidate-cache.js';

const MAX_AGE_MS = 60_000;

/** Counts 1, 2, 3, … */
function counter() {
  let n = 0;
  return jest.fn(() => Promise.resolve((n += 1)));
}
const settled = () => new Promise(setImmediate);

it('counts others at every look', async () => {
  const figures = new StaleWhileRevalidateCache<number>(() => false, 0, MAX_AGE_MS);
  const count = counter();
  expect([await figures.get('a', count), await figures.get('a', count)]).toEqual([1, 2]);
});

it('answers costly ones as they were, and counts them again behind the answer', async () => {
  const figures = new StaleWhileRevalidateCache<number>(() => true, 0, MAX_AGE_MS);
  const count = counter();
  expect(await figures.get('a', count)).toBe(1);
  expect(await Promise.all([figures.get('a', count), figures.get('a', count)])).toEqual([1, 1]);
  await settled();
  expect(count).toHaveBeenCalledTimes(2);
  expect(await figures.get('a', count)).toBe(2);
  expect(await figures.get('b', counter())).toBe(1);
});

it('does not count fresh ones again, and answers none that are too old', async () => {
  const fresh = new StaleWhileRevalidateCache<number>(() => true, MAX_AGE_MS, MAX_AGE_MS);
  const old = new StaleWhileRevalidateCache<number>(() => true, 0, -1);
  for (const [figures, expected] of [
    [fresh, [1, 1]],
    [old, [1, 2]],
  ] as const) {
    const count = counter();
    expect([await figures.get('a', count), await figures.get('a', count)]).toEqual(expected);
  }
});

it('returns the stale value when a background count fails, and tries again', async () => {
  const figures = new StaleWhileRevalidateCache<number>(() => true, 0, MAX_AGE_MS);
  await figures.get('a', () => Promise.resolve(1));
  expect(await figures.get('a', () => Promise.reject(new Error('gone')))).toBe(1);
  await settled();
  expect(await figures.get('a', () => Promise.resolve(2))).toBe(1);
  await settled();
  expect(await figures.get('a', () => Promise.resolve(3))).toBe(2);
});

it('returns a substitute until the first count is done', async () => {
  const figures = new StaleWhileRevalidateCache<number>(() => true, MAX_AGE_MS, MAX_AGE_MS);
  const count = counter();
  const meanwhile = () => Promise.resolve(-1);
  expect(await figures.get('a', count, meanwhile)).toBe(-1);
  await settled();
  expect(await figures.get('a', count, meanwhile)).toBe(1);
  expect(await figures.get('b', count, () => Promise.resolve(null))).toBe(2);
  expect(count).toHaveBeenCalledTimes(2);
});

it('counts in the background one key at a time, latest request first', async () => {
  const figures = new StaleWhileRevalidateCache<number>(() => true, MAX_AGE_MS, MAX_AGE_MS);
  const begun: string[] = [];
  let end: (figure: number) => void = () => undefined;
  const slow = (key: string) => () => {
    begun.push(key);
    return new Promise<number>((resolve) => (end = resolve));
  };
  for (const key of ['a', 'b', 'c', 'a', 'b']) await figures.get(key, slow(key), () => Promise.resolve(-1));
  expect(begun).toEqual(['a']);
  for (let n = 0; n < 3; n += 1) {
    end(n);
    await settled();
  }
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('counts in the background outside of any unit of work', async () => {
  const unit = new AsyncLocalStorage<string>();
  const figures = new StaleWhileRevalidateCache<number>(() => true, 0, MAX_AGE_MS);
  const counted: (string | undefined)[] = [];
  const count = () => Promise.resolve(counted.push(unit.getStore()));
  await unit.run('first', () => figures.get('a', count));
  await unit.run('second', () => figures.get('a', count));
  await settled();
  expect(counted).toEqual(['first', undefined]);
});
