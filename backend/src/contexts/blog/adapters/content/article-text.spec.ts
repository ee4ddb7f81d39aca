import { articleHtml, paragraphWords } from './article-text.js';

it('keeps the structure of an article and drops what its tags carry', () => {
  const html =
    '<h2 class="x" onclick="y()">Glass &amp; soup</h2>\n<p style="a">A <strong>red</strong> <em>pane</em>.<br/></p>';
  expect(articleHtml(html)).toBe('<h2>Glass &amp; soup</h2>\n<p>A <strong>red</strong> <em>pane</em>.<br /></p>');
});

it.each([
  [
    '<h2>Glass</h2><p class="x">A <em>red</em>\npane &amp; soup.</p><ul><li>lead</li></ul><p>two</p>',
    'A red pane & soup. two',
  ],
  ['<p>one<br>line</p><p>two</p>', 'one line two'],
  ['<p>unclosed<h2>Heading</h2>', 'unclosed'],
  ['<p>1 &lt; 2 &amp;amp; 3</p>', '1 < 2 &amp; 3'],
  ['<p>Cr&egrave;me&nbsp;&amp; caf&#233;</p>', 'Crème & café'],
  ['<h2>Glass</h2><ul><li>lead</li><li>solder</li></ul>', 'Glass lead solder'],
  ['<h2>Glass</h2><p><br></p>', 'Glass'],
  ['1 < 2\n\n<p>typed</p>', '1 < 2 <p>typed</p>'],
])('takes of %j the words of the paragraphs, of all where there is none', (content, words) => {
  expect(paragraphWords(content)).toBe(words);
});

it('keeps links that lead somewhere harmless', () => {
  expect(articleHtml('<p><a href="https://bistro.example/menu" onclick="x()">menu</a></p>')).toBe(
    '<p><a href="https://bistro.example/menu" rel="noopener noreferrer">menu</a></p>',
  );
  expect(articleHtml('<p><a href="javascript:alert(1)">x</a> <a href="//evil.example">y</a></p>')).not.toMatch(
    /javascript|evil/,
  );
});

it('makes paragraphs of plain text', () => {
  expect(articleHtml('1 < 2 & <b>3</b>\nnext line\n\n\nsecond')).toBe(
    '<p>1 &lt; 2 &amp; &lt;b&gt;3&lt;/b&gt;<br />next line</p>\n<p>second</p>',
  );
  expect(articleHtml('write &amp;, as typed')).toBe('<p>write &amp;amp;, as typed</p>');
});

it.each([
  '<script>alert(1)</script>',
  '<p>x<script src=//evil.example></p>',
  '<img src=x onerror=alert(1)>',
  '<p onmouseover="alert(1)">x</p>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  '<p title="&gt;<img src=x onerror=alert(1)>">x</p>',
  '<<p>script>alert(1)<</p>/script>',
  '<p\n/onclick=alert(1)//>',
  '<p><!-- --!><img src=x onerror=alert(1)>--></p>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<scr<script></script>ipt>alert(1)</scr</script>ipt>',
])('lets nothing of %s run', (content) => {
  const tags = articleHtml(content).match(/<[^>]*>?/g) ?? [];
  expect(
    tags.filter(
      (tag) =>
        !/^<\/?(p|h[234]|ul|ol|li|blockquote|strong|em|b|i)>$|^<(br|hr) \/>$|^<a( rel="noopener noreferrer")?>$|^<\/a>$/.test(
          tag,
        ),
    ),
  ).toEqual([]);
});
