// Cuts the two variable fonts into what our own pages are set in and what guests' names may need besides; a browser
// fetches the second only when a page shows one of its signs. Run by hand after a font update, and format
// what it has written; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FONTS = [
  { family: 'fraunces', name: 'Fraunces', weights: { min: 400, max: 700 }, rare: '"#*<=>@[\\]^_`{|}~' },
  { family: 'nunito-sans', name: 'Nunito Sans', weights: { min: 400, max: 800 }, rare: '"#<=>[\\]^_`{|}~' },
];
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const OURS = `${between(0x20, 0x7e)}\u00a0·×éó–—‘’“”…•→←↗✓`;
const LATIN_1 = `${between(0xa1, 0xff)}œŒ`;
const without = (signs, others) =>
  Array.from(signs)
    .filter((sign) => !others.includes(sign))
    .join('');

const theme = new URL('../src/shared/ui/theme/', import.meta.url);
let rules = '/* Written by tools/fonts.mjs. Fetched once the page has been painted in their stand-ins. */';
for (const { family, name, weights, rare } of FONTS) {
  const file = import.meta.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const source = await readFile(fileURLToPath(file));
  const parts = { '': without(OURS, rare), '-more': without(LATIN_1, OURS) + rare };
  for (const [part, characters] of Object.entries(parts)) {
    const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
    await writeFile(new URL(`${family}${part}.woff2`, theme), font);
    rules += `
@font-face {
  font-family: '${name}';
  src: url('./${family}${part}.woff2') format('woff2');
  font-weight: ${String(weights.min)} ${String(weights.max)};
  font-display: swap;
  unicode-range: ${rangesOf(characters)};
}
`;
    console.log(`${family}${part}: ${String(font.length)} bytes`);
  }
}
await writeFile(new URL('fonts.css', theme), rules);

/** As in CSS: `U+20-7E, U+A0`. */
function rangesOf(characters) {
  const points = Array.from(characters, (character) => character.codePointAt(0)).toSorted((one, other) => one - other);
  const ranges = [];
  for (const point of points) {
    const range = ranges.at(-1);
    if (range?.last === point - 1) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
