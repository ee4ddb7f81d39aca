import { paragraphWords } from './published-contents-from-schedule.js';

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
])('takes the words of paragraphs from %j, or all words if there are none', (content, words) => {
  expect(paragraphWords(content)).toBe(words);
});
