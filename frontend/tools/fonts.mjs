// Cuts the two variable fonts down to Latin-1 and the signs we set. Run by hand after a font update; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const latin1 = Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('');
const characters = `${latin1}–—‘’“”…•→←↗✓œŒ`;
const fonts = [
  { family: 'fraunces', weights: { min: 400, max: 700 } },
  { family: 'nunito-sans', weights: { min: 400, max: 800 } },
];

for (const { family, weights } of fonts) {
  const source = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  );
  const target = fileURLToPath(new URL(`../src/shared/ui/theme/${family}.woff2`, import.meta.url));
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(target, font);
  console.log(`${family}: ${String(font.length)} bytes`);
}
