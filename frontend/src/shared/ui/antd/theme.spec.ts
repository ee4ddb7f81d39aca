import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { darkPalette, palette } from '../theme/palette';

const COLOR = /^ *--([\w-]+): (#\w+);/gm;
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The custom properties of a stylesheet, by their names in the palette. */
const colorsOf = (file: string) =>
  Object.fromEntries(
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(COLOR)].map(([, name = '', color]) => [
      camel(name),
      color,
    ]),
  );

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const schemes = [
  ['light', palette],
  ['dark', { ...palette, ...darkPalette }],
] as const;

it('has the same colors in stylesheets and palette', () => {
  expect(colorsOf('../theme/tokens.css')).toEqual(palette);
  expect(colorsOf('../theme/dark.css')).toEqual(darkPalette);
});

it.each(schemes)('is readable on every background when it is %s', (_, colors) => {
  for (const words of ['ink', 'soft', 'teal', 'ruby', 'cobalt', 'moss'] as const)
    for (const ground of ['ground', 'surface', 'quiet', 'field', 'sand'] as const)
      expect([words, ground, contrast(colors[words], colors[ground]) >= 4.5]).toEqual([words, ground, true]);
  for (const tint of ['tealTint', 'amberTint', 'rubyTint', 'cobaltTint', 'mossTint'] as const)
    for (const words of ['ink', 'soft'] as const)
      expect([words, tint, contrast(colors[words], colors[tint]) >= 4.5]).toEqual([words, tint, true]);
  for (const accent of ['teal', 'ruby', 'cobalt', 'moss'] as const)
    expect(contrast(colors.onAccent, colors[accent])).toBeGreaterThanOrEqual(4.5);
});

it.each(schemes)('has visible field borders when it is %s', (_, colors) => {
  for (const ground of ['surface', 'field'] as const)
    expect(contrast(colors.fieldEdge, colors[ground])).toBeGreaterThanOrEqual(3);
});

it('changes the back office at five widths only', () => {
  const sources = join(__dirname, '../../..');
  const styles = globSync(['widgets/!(site)/**/*.css', 'features/!(chat|contract)/**/*.css'], {
    cwd: sources,
  });
  const widths = styles.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/@media[^{]*/g)].flatMap(
      ([query]) => query.match(/\d+(?=px)/g) ?? [],
    ),
  );
  expect(widths.filter((width) => !['480', '640', '820', '992', '1200'].includes(width))).toEqual([]);
  expect(widths.length).toBeGreaterThan(0);
});
