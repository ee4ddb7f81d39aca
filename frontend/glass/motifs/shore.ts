import type { Cartoon } from '../cartoon.ts';
import { bands } from '../cuts.ts';
import { line, mix, type Point, wave } from '../geometry.ts';
import { leaf } from './plants.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A low shore on the horizon. */
export function farShore(cartoon: Cartoon, palette: Palette, random: Random, y: number, rise: number) {
  const { width } = cartoon;
  const crest = wave(
    -20,
    width + 20,
    (x) => y - rise * (0.55 + 0.3 * Math.sin(x / 190 + 1) + 0.15 * Math.sin(x / 67)),
    24,
  );
  const cuts = crest
    .filter((_, i) => i % 5 === 2)
    .map(([x, top]) => line([x, top - 9], [x + random.between(-40, 40), y + 9]));
  cartoon.glass(
    `${line(...crest, [width + 20, y + 4], [-20, y + 4])}Z`,
    { color: () => ramp([palette.far, palette.leaf[0] ?? palette.far], random()), texture: 'hammered' },
    { cuts, lead: 7, cutLead: 4.4 },
  );
}

/** A bank of sand or grass across the foot of the picture. */
export function bank(cartoon: Cartoon, palette: Palette, random: Random, left: number, right: number, rows = 4) {
  const { width, height } = cartoon;
  const crest = wave(-20, width + 20, (x) => mix(left, right, x / width) + Math.sin(x / 120) * 12, 30);
  cartoon.glass(
    `${line(...crest, [width + 20, height + 20], [-20, height + 20])}Z`,
    {
      color: (_, y) =>
        ramp(
          palette.grass,
          (y - Math.min(left, right)) / (height - Math.min(left, right)) + random.between(-0.15, 0.15),
        ),
      texture: 'streaky',
      flow: 0.1,
    },
    {
      cuts: bands([-20, Math.min(left, right) - 20, width + 20, height + 20], rows, random, {
        swing: 0.3,
        length: width / 4,
      }),
      lead: 7,
      cutLead: 4.6,
    },
  );
}

export function reeds(
  cartoon: Cartoon,
  palette: Palette,
  random: Random,
  x: number,
  base: number,
  tall: number,
  count: number,
  spread: number,
) {
  for (let i = 0; i < count; i++) {
    const foot: Point = [x + random.between(-0.5, 0.5) * spread, base + random.between(0, 14)];
    const angle = -Math.PI / 2 + mix(-0.5, 0.5, i / Math.max(1, count - 1)) + random.between(-0.1, 0.1);
    leaf(cartoon, foot, angle, tall * random.between(0.7, 1.1), tall * 0.085, ramp(palette.grass, random()), 4);
  }
}
