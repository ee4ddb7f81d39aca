import { textOfHtml, textOfMarkdown } from './text-of-html.js';

it('reads as paragraphs, lists and links', () => {
  const html = `<h1>Glass week</h1><p>Dear {{firstName}},<br>come &amp; see.</p><ul><li>Herons</li><li>Roses</li></ul>
    <p><a href="https://bistro.example/gallery">The gallery</a></p><p><a href="https://bistro.example">https://bistro.example</a></p>`;
  expect(textOfHtml(html)).toBe(
    `Glass week\n\nDear {{firstName}},\ncome & see.\n\n * Herons\n * Roses\n\nThe gallery (https://bistro.example/gallery)\n\nhttps://bistro.example`,
  );
});

it('preserves placeholders, also in headings and links', () => {
  expect(textOfHtml('<h2>For {{firstName}}</h2><a href="{{unsubscribeUrl}}">Leave</a>')).toBe(
    'For {{firstName}}\n\nLeave ({{unsubscribeUrl}})',
  );
});

it('replaces images by their text and reads tables row by row', () => {
  expect(
    textOfHtml(
      '<table><tr><td><img src="https://a.example/x" alt="A heron"></td></tr><tr><td>in blue</td><td>$20</td></tr></table>',
    ),
  ).toBe('A heron\nin blue $20');
});

it.each([
  ['<a href="https://a.example/1">Reserve</a><a href="https://a.example/2">Menu</a>', 'Menu'],
  ['<b><a href="https://a.example/1">Reserve</a></b><b><a href="https://a.example/2">Menu</a></b>', 'Menu'],
  ['<a href="https://a.example/1">Reserve</a>x<a href="https://a.example/2">Menu</a>', 'xMenu'],
])('separates a link from the text right after it: %s', (html, next) => {
  expect(textOfHtml(html)).toBe(`Reserve (https://a.example/1) ${next} (https://a.example/2)`);
});

it('leaves a full stop at the link before it', () => {
  expect(textOfHtml('<a href="https://a.example/1">Reserve</a>.')).toBe('Reserve (https://a.example/1).');
});

it('keeps the lines of Markdown and removes the HTML in it', () => {
  expect(
    textOfMarkdown(
      'What is new:\r\n\r\n- **Menus** in two columns, 5 < 6\n- More <b>bold</b> &amp; brave\n\n\n\n<script>alert(1)</script><!-- hidden -->\n<details><summary>More</summary>Rest</details>',
    ),
  ).toBe('What is new:\n\n- **Menus** in two columns, 5 < 6\n- More bold & brave\n\nMore\nRest');
});
