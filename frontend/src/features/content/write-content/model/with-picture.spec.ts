import { withPicture } from './with-picture';

const PICTURE = { url: '/pictures/ab-800.webp', alt: 'A "lit" kiln' };
const SHOWN = '<p><img src="/pictures/ab-800.webp" alt="A &quot;lit&quot; kiln"></p>';

it.each([
  ['', SHOWN],
  ['<p>Blue</p>', `<p>Blue</p>\n${SHOWN}`],
  ['Salt & fire\n<3\n\nCome in', `<p>Salt &amp; fire<br>&lt;3</p>\n<p>Come in</p>\n${SHOWN}`],
])('puts a picture after %j', (content, expected) => {
  expect(withPicture(content, PICTURE)).toBe(expected);
});
