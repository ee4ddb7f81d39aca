import { safeHtml } from './safe-html.js';

it('preserves the structure of an article and drops attributes', () => {
  const html =
    '<h2 class="x" onclick="y()">Glass &amp; soup</h2>\n<p style="a">A <strong>red</strong> <em>pane</em>.<br/></p>';
  expect(safeHtml(html)).toBe('<h2>Glass &amp; soup</h2>\n<p>A <strong>red</strong> <em>pane</em>.<br /></p>');
});

it('preserves links to harmless places', () => {
  expect(safeHtml('<p><a href="https://bistro.example/menu" onclick="x()">menu</a></p>')).toBe(
    '<p><a href="https://bistro.example/menu" rel="noopener noreferrer">menu</a></p>',
  );
  expect(safeHtml('<p><a href="javascript:alert(1)">x</a> <a href="//evil.example">y</a></p>')).not.toMatch(
    /javascript|evil/,
  );
});

it('preserves uploaded images only', () => {
  const own = '/pictures/0123456789abcdef0123-1200.webp';
  expect(safeHtml(`<p><img src="${own}" alt="A &quot;heron&quot;" width="9" onload="x()"></p>`)).toBe(
    `<p><img src="${own}" alt="A &quot;heron&quot;" loading="lazy" /></p>`,
  );
  for (const src of ['https://evil.example/a.webp', '//evil.example/a.webp', '/pictures/../api/me', `${own}?x`])
    expect(safeHtml(`<p>x<img src="${src}" alt="y"></p>`)).toBe('<p>x</p>');
});

it('makes paragraphs of plain text', () => {
  expect(safeHtml('1 < 2 & <b>3</b>\nnext line\n\n\nsecond')).toBe(
    '<p>1 &lt; 2 &amp; &lt;b&gt;3&lt;/b&gt;<br />next line</p>\n<p>second</p>',
  );
  expect(safeHtml('write &amp;, as typed')).toBe('<p>write &amp;amp;, as typed</p>');
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
  const tags = safeHtml(content).match(/<[^>]*>?/g) ?? [];
  expect(
    tags.filter(
      (tag) =>
        !/^<\/?(p|h[234]|ul|ol|li|blockquote|strong|em|b|i)>$|^<(br|hr) \/>$|^<a( rel="noopener noreferrer")?>$|^<\/a>$/.test(
          tag,
        ),
    ),
  ).toEqual([]);
});
