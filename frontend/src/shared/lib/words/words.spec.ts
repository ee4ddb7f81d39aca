import { excerpt, inWords, wordsOf } from '.';

it.each([
  ['menu_update', 'Menu update'],
  ['scheduledDate', 'Scheduled date'],
  ['tags', 'Tags'],
])('writes %s as %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});

it.each([
  ['<p>Red <b>glass</b></p><p>and soup</p>', 'Red glass and soup'],
  ['<p>1 &lt; 2</p><script>alert(1)</script>', '1 < 2'],
  ['<p>It&#39;s <i>red</i>.</p><img src=x onerror=alert(1)>', "It's red."],
  ['1 < 2 & <b>3</b>', '1 < 2 & <b>3</b>'],
])('takes the words out of %s', (content, words) => {
  expect(wordsOf(content)).toBe(words);
});

it('cuts what is longer, and nothing else', () => {
  expect(excerpt('x'.repeat(200), 200)).toBe('x'.repeat(200));
  expect(excerpt('x'.repeat(201), 200)).toBe(`${'x'.repeat(200)}...`);
});
