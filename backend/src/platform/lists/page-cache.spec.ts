import { PageCache } from './lists.js';
import { ListPage } from './list-page.js';

let stored: PageCache;
let readings: string[];
beforeEach(() => {
  stored = new PageCache();
  readings = [];
});

const ask = (key: string, length = 10) =>
  stored.get(key, () => {
    readings.push(key);
    return Promise.resolve(new ListPage('x'.repeat(length), '1', null, `"${key}"`));
  });
/** Requests each page again, newest first, and returns those that had to be read again. */
async function forgotten(keys: readonly string[]): Promise<string[]> {
  readings.length = 0;
  for (const key of keys.toReversed()) await ask(key);
  return readings.toReversed();
}
const named = (count: number) => Array.from({ length: count }, (_, number) => `page ${String(number)}`);

it('reads a page once for all who ask, also at the same moment', async () => {
  const pages = await Promise.all([ask('soup'), ask('soup'), ask('stew')]);
  expect(pages.map(({ etag }) => etag)).toEqual(['"soup"', '"soup"', '"stew"']);
  await ask('soup');
  expect(readings).toEqual(['soup', 'stew']);
});

it('holds the newest thirty', async () => {
  for (const key of named(31)) await ask(key);
  expect(await forgotten(named(31))).toEqual(['page 0']);
});

it('holds the newest pages up to eight million characters', async () => {
  for (const key of named(10)) await ask(key, 1_000_000);
  expect(await forgotten(named(10))).toEqual(['page 0', 'page 1']);
});

it('does not hold a page of more than a million characters, and evicts nothing for it', async () => {
  await ask('soup', 1_000_000);
  for (const key of named(10)) await ask(key, 1_000_001);
  expect(await forgotten(['soup', ...named(10)])).toEqual(named(10));
});

it('reads again what could not be read', async () => {
  await expect(stored.get('soup', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  await ask('soup');
  expect(readings).toEqual(['soup']);
});
