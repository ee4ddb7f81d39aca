import { Cartoon } from '../cartoon.ts';
import { rays } from '../cuts.ts';
import { jewelledBorder } from '../frame.ts';
import { curve, line, mix, type Point, rect } from '../geometry.ts';
import { scroll } from '../motifs/ironwork.ts';
import { lantern } from '../motifs/lantern.ts';
import { vine } from '../motifs/plants.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A lantern on its bracket, its light falling in rings over the wall and the bougainvillea. */
export function lanternLight(width: number, height: number, palette: Palette, random: Random, share = 0.56): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight * 0.8;
  const edge = Math.min(width, height) * 0.055;
  const size = Math.min(width * 0.36, height * 0.3);
  const at: Point = [width * share, height * 0.47];
  const reach = Math.hypot(width, height) * 0.62;
  const warm = [
    palette.sun,
    palette.jewel[2] ?? palette.sun,
    palette.brick[2] ?? palette.wood,
    palette.accent,
    palette.far,
    ...palette.sky.slice(-2),
  ];
  const radii = Array.from({ length: 9 }, (_, i) => size * 0.55 + i * size * 0.42);
  cartoon.glass(
    rect(0, 0, width, height),
    {
      color: (x, y) => ramp(warm, (Math.hypot(x - at[0], y - at[1]) / reach) * 1.12 + random.between(-0.04, 0.04)),
      texture: 'streaky',
    },
    { cuts: rays(at, radii, 14, random), lead: 7, cutLead: 5 },
  );
  cartoon.light({ at, radius: reach * 0.55, strength: 0.8, tint: palette.glow });
  const hook = at[1] - size * 1.15;
  const wall = share > 0.5 ? width - edge : edge;
  const dir = share > 0.5 ? 1 : -1;
  cartoon.came(line([at[0], hook], [wall, hook]), size * 0.05);
  cartoon.came(
    curve([
      [wall, hook + size * 0.7],
      [mix(wall, at[0], 0.35), hook + size * 0.5],
      [mix(wall, at[0], 0.6), hook],
    ]),
    size * 0.04,
  );
  scroll(
    cartoon,
    [at[0] + dir * size * 0.15, hook - size * 0.17],
    size * 0.15,
    Math.PI / 2,
    dir > 0 ? 1 : -1,
    size * 0.035,
  );
  scroll(
    cartoon,
    [at[0] + dir * size * 0.55, hook - size * 0.12],
    size * 0.11,
    Math.PI / 2,
    dir > 0 ? -1 : 1,
    size * 0.03,
  );
  cartoon.came(line([at[0], hook], [at[0], at[1] - size * 0.85]), size * 0.035);
  lantern(cartoon, palette, random, at[0], at[1], size);
  const from = share > 0.5 ? edge : width - edge;
  const climb = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    return [mix(from, width * 0.5, 0.2 + 0.5 * Math.sin(t * 2.6)), mix(height - edge * 0.5, height * 0.12, t)];
  });
  vine(cartoon, climb, palette, random, size * 0.16);
  const low = Array.from({ length: 6 }, (_, i): Point => [
    mix(from, wall, 0.08 + i * 0.165),
    height - edge * (1.9 + Math.sin(i * 2) * 0.7),
  ]);
  vine(cartoon, low, palette, random, size * 0.17);
  jewelledBorder(cartoon, palette, random, edge);
  return cartoon;
}
