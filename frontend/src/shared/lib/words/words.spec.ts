import { blocksOf, excerpt, inWords, wordsOf } from '.';

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
  ['<p>Soup</p><!-- <p>no</p> --><STYLE>p{}</Style >and <script>x</script><script>never ends', 'Soup and'],
  ['<p>Caf&eacute; &mdash; it&rsquo;s &#x27;open&#x27; &unknown;</p>', "Café — it’s 'open' &unknown;"],
  ['1 < 2 & <b>3</b>', '1 < 2 & <b>3</b>'],
])('takes the words out of %s', (content, words) => {
  expect(wordsOf(content)).toBe(words);
});

it.each(['<', '<p', '<script>', '<style ', '<!--', '</script', '&#', '&a', '<p>{{'])(
  'takes 500,000 signs of %s without holding the page',
  (piece) => {
    const start = performance.now();
    wordsOf(`<p>${piece.repeat(500_000 / piece.length)}`);
    blocksOf(`<p>${piece.repeat(500_000 / piece.length)}`);
    expect(performance.now() - start).toBeLessThan(20_000);
  },
);

it('extracts them block by block', () => {
  const html = '<h2>Kiln</h2><p>Red <b>glass</b>.<br>Hot.</p><script>x</script><ul><li>One</li><li>Two</li></ul>end';
  expect(blocksOf(html)).toEqual([
    { kind: 'heading', words: 'Kiln' },
    { kind: 'text', words: 'Red glass. Hot.' },
    { kind: 'item', words: 'One' },
    { kind: 'item', words: 'Two' },
    { kind: 'text', words: 'end' },
  ]);
  expect(blocksOf('1 < 2\n\nand so on')).toEqual([{ kind: 'text', words: '1 < 2\n\nand so on' }]);
});

it('cuts only what is longer', () => {
  expect(excerpt('x'.repeat(200), 200)).toBe('x'.repeat(200));
  expect(excerpt('x'.repeat(201), 200)).toBe(`${'x'.repeat(200)}...`);
});
