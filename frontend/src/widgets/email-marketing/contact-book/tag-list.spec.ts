import { tagsIn, toggled } from './ui/tag-contacts-dialog';

it('reads tags between commas, each once', () => {
  expect(tagsIn(' wine, , lunch,wine ')).toEqual(['wine', 'lunch']);
});

it.each([
  ['', 'wine'],
  ['wine', ''],
  ['lunch', 'lunch, wine'],
  ['lunch, wine, kiln', 'lunch, kiln'],
])('takes a tag into %j, or out again', (before, after) => {
  expect(toggled(before, 'wine')).toBe(after);
});
