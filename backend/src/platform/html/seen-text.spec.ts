import { seenText } from './seen-text.js';

it('reads visible text, not styles', () => {
  expect(seenText('<style>.sunday{}</style><p class="sunday">Soup&nbsp;<b>today</b> &amp; bread</p>')).toBe(
    'Soup today & bread',
  );
});

it('preserves the lines of blocks and of plain text', () => {
  expect(seenText('<ul><li>Greek\nsalad</li><li>Coffee</li></ul>').split(/\s*\n\s*/)).toEqual([
    'Greek salad',
    'Coffee',
  ]);
  expect(seenText('1 < 2\nand &amp;')).toBe('1 < 2\nand &amp;');
});
