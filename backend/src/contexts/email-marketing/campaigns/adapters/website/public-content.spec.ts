import { publicContentOf } from './public-content.js';

const of = (html: string, subject = 'News', previewText = '') =>
  publicContentOf({ subject, previewText, html }, 'The Courtyard');

it.each([
  ['<p>Hello {{firstName}},</p>', '<p>Hello friend,</p>'],
  ['<p>Hello {{firstName|Neighbor}} {{ firstName }},</p>', '<p>Hello Neighbor friend,</p>'],
  ['<p>{{restaurantName}}: {{email}}{{phone}}{{nickname}}</p>', '<p>The Courtyard: </p>'],
  [
    '<p><a href="https://bistro.example/?who={{email}}">Menu</a></p>',
    '<p><a href="https://bistro.example/?who=" rel="noopener noreferrer">Menu</a></p>',
  ],
])('has no one’s data: %s', (html, shown) => {
  expect(of(html).content).toBe(shown);
});

it('has a neutral title and preview text', () => {
  const { title, previewText } = of('<p>Hi</p>', '{{firstName}}, summer is here', 'For {{lastName|you}}');
  expect([title, previewText]).toEqual(['friend, summer is here', 'For you']);
});

it.each([
  '<p>Bye <a href="{{unsubscribeUrl}}">Unsubscribe <b>here</b></a></p>',
  '<p>Bye <a class="x" href="{{ unsubscribeUrl|#}}">Unsubscribe here</a></p>',
  '<p>Bye <a href="https://bistro.example/email/preferences#abc">Unsubscribe here</a></p>',
])('has no link to preferences: %s', (html) => {
  expect(of(html).content).toBe('<p>Bye </p>');
});

it('has nothing that runs, tracks or comes from elsewhere', () => {
  const { content } = of(
    `<!DOCTYPE html><html><head><title>T</title><style>p{color:red}</style></head><body onload="x()">
     <script>alert(1)</script><h1>Summer</h1><p style="x" onclick="y()">Hi</p><iframe src="https://x.example"></iframe>
     <img src="https://tracker.example/pixel.gif"><img src="/pictures/0-1.gif" onerror="z()">
     <a href="javascript:alert(1)">No</a></body></html>`,
  );
  expect(content.replaceAll(/\s+/g, ' ').trim()).toBe('<h2>Summer</h2><p>Hi</p> <a rel="noopener noreferrer">No</a>');
});

it('keeps words of cells apart, in the text and in its beginning', () => {
  const { content, words } = of('<table><tr><td>Soup</td><td>Bread</td></tr></table><p>And&amp;more</p><p>Wine</p>');
  expect(content).toContain('Soup Bread ');
  expect(words).toBe('Soup Bread And&more Wine');
});

it('shows a plain text in paragraphs', () => {
  expect(of('Hello {{firstName}} <3\n\nSoup').content).toBe('<p>Hello friend &lt;3</p>\n<p>Soup</p>');
});
