import { afterEditing, unsupportedFormatting } from './visual-editor';

it.each([
  '<h2>Glass</h2><p>Dear {{firstName}},<br>come <b>by</b> and <i>look</i>.</p>',
  '<ul><li>One</li><li><p>Two</p></li></ul><ol><li>Three</li></ol><hr>',
  '<p style="color:#9b2335" align="center">A <a href="{{unsubscribeUrl}}" style="font-weight:700">link</a></p>',
  '<p><img src="https://bistro.example/x.webp" alt="A heron" width="240" style="max-width:100%"></p>',
  'Plain words',
  '',
])('keeps all of %s', (html) => {
  expect(unsupportedFormatting(html)).toEqual([]);
});

it.each([
  ['<table width="100%"><tr><td>x</td></tr></table>', 'table'],
  ['<p><span style="color:red">x</span></p>', 'span'],
  ['<p class="lead">x</p>', 'p class'],
  ['<div>x</div>', 'div'],
  ['<style>p { color: red }</style><p>x</p>', 'style'],
])('would drop something of %s', (html, part) => {
  expect(unsupportedFormatting(html)).toContain(part);
});

it('returns links and images unchanged', () => {
  const html = '<p><a style="color:#fff" href="https://bistro.example/">Menu</a> {{lastName}}</p>';
  const [link] = new DOMParser().parseFromString(afterEditing(html), 'text/html').links;
  expect(link?.getAttribute('href')).toBe('https://bistro.example/');
  expect(link?.style.color).toBe('rgb(255, 255, 255)');
  expect(afterEditing(html)).toContain('{{lastName}}');
});
