import { indexPattern } from './index-pattern.js';

const GUESTS = Array.from({ length: 100 }, (_, n) => ` ana lee${String(n)} guest${String(n)}@guests.example 555010`);

it.each([
  ['a word that nobody has', 'okafor', '%okafor%'],
  ['no letters that all have', 'guest471@', '%t471@%'],
  ['of a long text each part that few have', 'zoe guests.example 732', '%zoe %% 732%'],
  ['the edges of rare words with them', 'ana okoye guest', '% okoye %'],
  ['all of a text of letters that everybody has', 'guests.example', '%guests.example%'],
  ['all of a text that is too short for groups', ' o', '% o%'],
  ['signs to the letter', '_100%zz', '%\\_100\\%zz%'],
])('asks the index for %s', (_, text, pattern) => {
  expect(indexPattern(text, GUESTS)).toBe(pattern);
});

it('asks for the whole text where its rare parts alone are in several rows', () => {
  const rows = [...Array.from({ length: 97 }, () => ' ann smith'), ' bob smythe', ' joe smyle', ' eve smyth'];
  expect(indexPattern('ann smyth', rows)).toBe('%ann smyth%');
});

it('asks for the whole text where nothing is known', () => {
  expect(indexPattern('guest471', [])).toBe('%guest471%');
});
