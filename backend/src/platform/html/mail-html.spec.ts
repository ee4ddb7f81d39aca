import { mailHtml } from './mail-html.js';

const bodyOf = (html: string) => mailHtml(html).body;

it('preserves what emails use for layout', () => {
  const html =
    '<table width="100%" cellpadding="0" style="border-collapse:collapse"><tr><td align="center" style="padding:8px 0;color:#9b2335">' +
    '<img src="https://bistro.example/soup.jpg" alt="Soup" width="560" /><p>Hello {{firstName}}</p></td></tr></table>';
  expect(bodyOf(html)).toBe(html);
});

it('preserves the unsubscribe link and links of the usual kinds', () => {
  const html =
    '<a href="{{unsubscribeUrl}}">leave</a> <a href="https://bistro.example/?a=1&amp;b=2">menu</a> <a href="tel:+19045550175">call</a> <a href="/menu">ours</a>';
  expect(bodyOf(html)).toBe(html);
});

it.each(['color:rgb(1, 2, 3)', 'color:hsla(120, 50%, 50%, 0.5)', 'width:calc(100% - 20px)'])(
  'preserves the style %s',
  (style) => {
    expect(bodyOf(`<p style="${style}">x</p>`)).toContain(style.split(':')[1]);
  },
);

it.each([
  '<a href="javascript:alert(1)">x</a>',
  '<a href="{{firstName}}">x</a>',
  '<a href="https:{{email}}">x</a>',
  '<a href="https://{{email}}/menu">x</a>',
  '<a href="https://bistro.example.{{lastName}}/">x</a>',
  '<a href="java{{nothing}}script:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="data:text/html,x">x</a>',
])('lets %s lead nowhere', (html) => {
  expect(bodyOf(html)).toBe('<a>x</a>');
});

it.each([
  '<img src="data:image/png;base64,AAAA" alt="" />',
  '<img src="cid:part" alt="" />',
  '<img src="/a.png" alt="" />',
])('shows no picture for %s', (html) => {
  expect(bodyOf(html)).toBe('<img alt="" />');
});

it.each([
  'background:url(javascript:alert(1))',
  'background:url(data:image/svg+xml,evil)',
  'background:url(//evil.example/pixel)',
  'background-image:url(https://a.example/x) , url(javascript:evil)',
  'background:image-set("https://evil.example" 1x)',
  'width:expression(alert(1))',
  'position:fixed',
  'color:{{firstName}}',
  'color:r\\65 d',
  'background: red\n url(//evil.example/pixel)',
  'background: image-set("//evil.example/pixel" 1x)',
  'background: -webkit-image-set("//evil.example/pixel" 1x)',
  'background: cross-fade("//evil.example/a", "//evil.example/b")',
  'background: src("//evil.example/pixel")',
  'background: paint(evil)',
])('drops the style %s', (style) => {
  expect(bodyOf(`<p style="${style.replaceAll('"', '&quot;')}">x</p>`)).not.toMatch(
    /url|image|expression|position|\{\{|\\|evil/,
  );
});

it.each([
  '<script>alert(1)</script>',
  '<style>body{background:url(x)}</style>',
  '<p onclick="x()">y</p>',
  '<iframe srcdoc="x"></iframe>',
  '<form action="https://evil.example"><input name="a"></form>',
  '<svg/onload=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example">',
  '<!-- [if evil -->',
])('removes everything active from %s', (html) => {
  expect(bodyOf(html)).toMatch(/^(?:<p>y<\/p>)?$/);
});

it('takes a whole page’s body', () => {
  expect(bodyOf('<!doctype html><html><head><title>x</title></head><body><p>Hello</p></body></html>')).toBe(
    '<p>Hello</p>',
  );
});

it('makes paragraphs of plain text', () => {
  expect(bodyOf('Hello {{firstName}},\n1 < 2\n\nBye')).toBe('<p>Hello {{firstName}},<br />1 &lt; 2</p>\n<p>Bye</p>');
});

describe('a style sheet', () => {
  it('is put into the elements, the more exact rule before the later one', () => {
    expect(
      mailHtml(
        '<style>.button{background:#7a1f2b;padding:12px 24px;color:#fff} a{color:blue;text-decoration:none}</style><a class="button" href="https://bistro.example">x</a>',
      ),
    ).toEqual({
      preheader: '',
      body: '<a href="https://bistro.example" class="button" style="text-decoration:none;background:#7a1f2b;padding:12px 24px;color:#fff">x</a>',
      css: '',
    });
  });

  it('moves rules for screens and dark mode into the head, where they override those in elements', () => {
    const { css } = mailHtml(
      '<style>@media only screen and (min-width:480px){.half{width:50%!important;max-width:50%}} @media (prefers-color-scheme: dark){body{background:#222} .card a:hover{color:#eee}} a:hover{color:red} [data-ogsc] .card{color:#fff}</style><p>x</p>',
    );
    expect(css.split('\n')).toEqual([
      '@media only screen and (min-width:480px){.letter .half{width:50%!important;max-width:50%!important}}',
      '@media (prefers-color-scheme: dark){.letter-body{background:#222!important}',
      '.letter .card a:hover{color:#eee!important}}',
      '.letter a:hover{color:red!important}',
      '[data-ogsc] .letter .card{color:#fff!important}',
    ]);
  });

  it.each([
    '@import url(https://evil.example/x.css);',
    '@font-face{font-family:evil;src:url(https://evil.example/x)}',
    '@media screen{p{background:url(javascript:evil)}}',
    '@media screen{p{width:expression(evil)}}',
    '@media screen{p{behavior:url(evil.htc);-moz-binding:url(evil)}}',
    '@media screen{p{position:fixed;evil:1}}',
    '@media screen{</style><script>evil()</script>',
    '@supports (display:grid){p{color:evil}}',
    '@media url(evil){p{color:red}}',
    'p{content:"evil"} p::before{content:"evil"}',
  ])('carries nothing of %s', (css) => {
    const { body, css: head } = mailHtml(`<style>${css}</style><p>x</p>`);
    expect(body + head).not.toMatch(/evil|url|expression|position|script/);
  });

  it('that is too much to be put into the elements stays in the head as it is', () => {
    const rules = Array.from({ length: 400 }, (_, place) => `p,b,i,u,a,.c${String(place)}{color:red}`).join('');
    const { body, css } = mailHtml(`<style>${rules}</style>${'<p>x</p>'.repeat(2_000)}`);
    expect(body).not.toContain('style');
    expect(css).toMatch(/^\.letter p,\.letter b,.*\.letter \.c0\{color:red\}/);
  });
});

describe('what only Outlook reads', () => {
  it('stays in place, tag by tag', () => {
    const written =
      '<!--[if mso | IE]><table role="presentation" width="600" style="width:600px"><tr><td><![endif]--><div>x</div><!--[if mso | IE]></td></tr></table><![endif]-->';
    expect(bodyOf(written)).toBe(written);
    expect(bodyOf('<!--[if !mso]> <!--><p>x</p><!-- <![endif]-->')).toBe('<!--[if !mso]><!--><p>x</p><!--<![endif]-->');
  });

  it('preserves a button that Outlook draws', () => {
    const button =
      '<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" href="https://bistro.example" style="height:40px;v-text-anchor:middle;width:200px" arcsize="10%" stroke="f" fillcolor="#7a1f2b"><w:anchorlock/><center>Menu</center></v:roundrect><![endif]-->';
    expect(bodyOf(button)).toBe(button);
  });

  it.each([
    '<!--[if mso]><script>evil()</script><scr<script>ipt>evil()</script><![endif]-->',
    '<!--[if mso]><v:rect href="javascript:evil()" onclick="evil()" src="file:evil"><![endif]-->',
    '<!--[if mso]><p style="background:url(javascript:evil);width:expression(evil)">x</p><![endif]-->',
    '<!--[if mso]><style>p{behavior:url(evil)} @import "evil";</style><![endif]-->',
    '<!--[if mso]><iframe src="https://evil.example"></iframe><object data="evil"><![endif]-->',
    '<!--[if evil{x}]><p>x</p><![endif]-->',
    '<p title="<!--[if mso]>&quot;><img src=x onerror=evil()><![endif]-->">x</p>',
    '<p title="<!--[if mso]><img src=https://evil.example><![endif]-->">x</p>',
  ])('carries nothing of %s', (html) => {
    expect(bodyOf(html)).not.toMatch(
      /evil\(|evil\)|evil\.example|javascript|file:|script|iframe|object|onerror|onclick/,
    );
  });

  it('does not hide the rest of the email from Outlook when its end is missing', () => {
    expect(bodyOf('<!--[if !mso]><!--><p>x</p>')).toBe('<p>x</p>');
    expect(bodyOf('<p>x</p><!--<![endif]-->')).toBe('<p>x</p>');
  });
});

it('preserves links to places within the email', () => {
  const html = '<a href="#end">to the end</a><p id="end">x</p><a name="top"></a>';
  expect(bodyOf(html)).toBe(html);
});

it('separates the preheader from the text', () => {
  expect(mailHtml('<style>.p{display:none}</style><span class="p">Four soups</span><p>Hello</p>')).toMatchObject({
    preheader: 'Four soups',
    body: '<p>Hello</p>',
  });
  expect(mailHtml('<p>Hello</p><span style="display:none">later</span>').preheader).toBe('');
});
