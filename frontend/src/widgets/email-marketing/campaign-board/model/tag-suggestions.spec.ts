import { suggestedTags, withTag } from '../ui/campaign-fields';

const KNOWN = [
  { tag: 'wine', contacts: 12 },
  { tag: 'wine evening', contacts: 4 },
  { tag: 'lunch', contacts: 2 },
];
const suggested = (text: string) => suggestedTags(text, KNOWN).map(({ tag }) => tag);

it.each([
  ['', ['wine', 'wine evening', 'lunch']],
  ['Lu', ['lunch']],
  ['wine', ['wine evening', 'lunch']],
  ['lunch, wi', ['wine', 'wine evening']],
  ['lunch, ', ['wine', 'wine evening']],
  ['cheese', []],
])('suggests after %j: %j', (text, tags) => {
  expect(suggested(text)).toEqual(tags);
});

it.each([
  ['', 'wine, '],
  ['wi', 'wine, '],
  ['lunch', 'lunch, wine, '],
  ['lunch, ', 'lunch, wine, '],
  ['lunch,cheese, w', 'lunch, cheese, wine, '],
])('adds the tapped one to %j', (text, then) => {
  expect(withTag(text, 'wine', KNOWN)).toBe(then);
});
