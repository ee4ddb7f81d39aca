import { nestingOf, shallow } from './nesting.js';

it.each([
  ['', 0],
  ['a < b', 0],
  ['<p>1<p>2<br><img src="x">3', 1],
  ['<table><tr><td><b>1</b></td><td>2</td></tr></table>', 4],
  ['<ul><li>1<li>2</ul><ul><li>3</ul>', 3],
  ['<div></b><div></i><DIV>', 3],
])('finds how deep %j is', (html, depth) => {
  expect(nestingOf(html)).toBe(depth);
});

it('reduces HTML too deep to be handwritten to its text', () => {
  expect(shallow('<div>Soup</div>')).toBe('<div>Soup</div>');
  expect(shallow(`${'<div>'.repeat(6_000)}Soup${'</div>'.repeat(6_000)}`).trim()).toBe('Soup');
});
