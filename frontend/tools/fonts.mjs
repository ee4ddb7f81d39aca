// Splits the two variable fonts into the characters of our own pages and others that guests' names may need; a browser fetches the second
// file only if a page needs it. Run by hand after a font update and format the results, which are committed.
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
let rules = '/* Written by tools/fonts.mjs. Loaded after the first paint, which uses the fallback fonts. */';
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

/** A CSS unicode-range: `U+20-7E, U+A0`. */
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
