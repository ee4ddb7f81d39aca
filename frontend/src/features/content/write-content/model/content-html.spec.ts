import { htmlOf, withPicture } from './content-html';

const PICTURE = { url: '/pictures/ab-800.webp', alt: 'A "lit" kiln' };
const SHOWN = '<p><img src="/pictures/ab-800.webp" alt="A &quot;lit&quot; kiln"></p>';

it.each([
  ['', SHOWN],
  ['<p>Blue</p>', `<p>Blue</p>\n${SHOWN}`],
  ['Salt & fire\n<3\n\nCome in', `<p>Salt &amp; fire<br>&lt;3</p>\n<p>Come in</p>\n${SHOWN}`],
])('puts a picture after %j', (content, expected) => {
  expect(withPicture(content, PICTURE)).toBe(expected);
});

it.each([
  ['', ''],
  [' <p>Blue</p>', '<p>Blue</p>'],
  ['1 < 2\n\nAnd', '<p>1 &lt; 2</p>\n<p>And</p>'],
])('makes HTML of %j', (content, expected) => {
  expect(htmlOf(content)).toBe(expected);
});
