import { Cartoon } from '../cartoon.ts';
import { panelBorder } from '../frame.ts';
import { type Point, rect } from '../geometry.ts';
import { heron } from '../motifs/heron.ts';
import { bank, farShore, reeds } from '../motifs/shore.ts';
import { sky, water } from '../motifs/sky.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** The marsh, a heron, and the sun low over the water. */
export function marsh(width: number, height: number, palette: Palette, random: Random, mirrored = false): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight;
  const unit = Math.min(width, height);
  const horizon = height * 0.56;
  const x = (share: number) => width * (mirrored ? 1 - share : share);
  const sun: Point = [x(0.33), horizon - unit * 0.2];
  sky(cartoon, rect(0, 0, width, horizon + 10), palette, random, {
    at: sun,
    radius: unit * 0.1,
    reach: Math.max(width, height) * 0.7,
  });
  farShore(cartoon, palette, random, horizon, unit * 0.07);
  water(cartoon, [0, horizon, width, height], palette, random, sun[0]);
  bank(cartoon, palette, random, height * (mirrored ? 0.84 : 0.98), height * (mirrored ? 0.98 : 0.84), 3);
  reeds(cartoon, palette, random, x(0.93), height * 0.92, unit * 0.46, 9, unit * 0.2);
  heron(cartoon, [x(0.63), height * 0.555], unit * 0.34, palette, random, mirrored);
  reeds(cartoon, palette, random, x(0.5), height * 0.98, unit * 0.24, 6, unit * 0.2);
  reeds(cartoon, palette, random, x(0.09), height * 0.99, unit * 0.34, 7, unit * 0.16);
  panelBorder(cartoon, palette, random);
  return cartoon;
}
