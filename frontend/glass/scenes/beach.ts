import { Cartoon } from '../cartoon.ts';
import { panelBorder } from '../frame.ts';
import { type Point, rect } from '../geometry.ts';
import { blossom, palm } from '../motifs/plants.ts';
import { bank, reeds } from '../motifs/shore.ts';
import { sky, water } from '../motifs/sky.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** Palms on the beach. */
export function beach(width: number, height: number, palette: Palette, random: Random, mirrored = false): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight;
  const unit = Math.min(width, height);
  const horizon = height * 0.6;
  const x = (share: number) => width * (mirrored ? 1 - share : share);
  const sun: Point = [x(0.66), horizon - unit * 0.17];
  sky(cartoon, rect(0, 0, width, horizon + 10), palette, random, {
    at: sun,
    radius: unit * 0.12,
    reach: Math.max(width, height) * 0.72,
  });
  water(cartoon, [0, horizon, width, height], palette, random, sun[0], 9);
  bank(cartoon, palette, random, height * (mirrored ? 0.92 : 0.76), height * (mirrored ? 0.76 : 0.92), 3);
  const lean = mirrored ? -1 : 1;
  palm(cartoon, palette, random, {
    foot: [x(0.14), height * 0.86],
    crown: [x(0.14) + lean * unit * 0.2, height * 0.3],
    size: unit * 0.36,
  });
  palm(cartoon, palette, random, {
    foot: [x(0.3), height * 0.9],
    crown: [x(0.3) + lean * unit * 0.16, height * 0.5],
    size: unit * 0.24,
    fronds: 8,
  });
  reeds(cartoon, palette, random, x(0.1), height * 0.97, unit * 0.2, 7, unit * 0.2);
  reeds(cartoon, palette, random, x(0.8), height * 0.98, unit * 0.16, 6, unit * 0.2);
  blossom(cartoon, [x(0.22), height * 0.93], unit * 0.055, palette.flower, palette.sun, random);
  panelBorder(cartoon, palette, random);
  return cartoon;
}
