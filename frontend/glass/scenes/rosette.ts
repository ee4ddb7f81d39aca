import { Cartoon } from '../cartoon.ts';
import { pebbles, rays } from '../cuts.ts';
import { circle, line, type Point, polar, rect } from '../geometry.ts';
import { blossom, leaf } from '../motifs/plants.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A rose window: petals within petals, after the rosettes over old doors. */
export function rosette(size: number, palette: Palette, random: Random, petals = 12): Cartoon {
  const cartoon = new Cartoon(size, size);
  cartoon.daylight = palette.daylight;
  const middle: Point = [size / 2, size / 2];
  cartoon.glass(
    rect(0, 0, size, size),
    { color: () => ramp(palette.sky.slice(-3), random()), texture: 'hammered' },
    { cuts: pebbles([0, 0, size, size], 90, random), lead: 7, cutLead: 4.6 },
  );
  const turn = (i: number, count: number) => (i / count) * Math.PI * 2 - Math.PI / 2;
  cartoon.glass(
    circle(...middle, size * 0.47),
    { color: () => ramp([palette.accent, palette.brick[0] ?? palette.accent], random()), texture: 'streaky' },
    { cuts: rays(middle, [size * 0.2, size * 0.43, size * 0.5], petals * 2, random), lead: 10, cutLead: 5 },
  );
  for (let i = 0; i < petals; i++) {
    const angle = turn(i, petals);
    const tip = polar(middle, size * 0.355, angle);
    const half = Math.sin(Math.PI / petals) * size * 0.33;
    const shape = `M${polar(middle, size * 0.14, angle).join(',')}L${polar(tip, half, angle - Math.PI / 2).join(',')}A${half},${half} 0 0 1 ${polar(tip, half, angle + Math.PI / 2).join(',')}Z`;
    cartoon.glass(
      shape,
      {
        color: (x, y) =>
          ramp(palette.sky, (Math.hypot(x - middle[0], y - middle[1]) / size) * 1.6 - 0.1 + (i % 2) * 0.12),
        texture: 'streaky',
        flow: angle,
      },
      {
        cuts: [circle(...middle, size * 0.27), line(middle, polar(middle, size * 0.27, angle))],
        lead: 8,
        cutLead: 4.6,
      },
    );
    cartoon.glass(
      circle(...polar(middle, size * 0.435, angle + Math.PI / petals), size * 0.024),
      { color: palette.jewel[i % 2 ? 1 : 2] ?? palette.sun, texture: 'jewel' },
      { lead: 6 },
    );
    cartoon.glass(
      circle(...polar(middle, size * 0.352, angle), size * 0.036),
      { color: palette.jewel[i % 2 ? 0 : 1] ?? palette.accent, texture: 'jewel', shine: 1.2 },
      { lead: 6 },
    );
  }
  for (let i = 0; i < petals; i++)
    leaf(
      cartoon,
      polar(middle, size * 0.09, turn(i + 0.5, petals)),
      turn(i + 0.5, petals),
      size * 0.16,
      size * 0.06,
      ramp(palette.leaf, (i % 3) / 2),
      5,
    );
  blossom(cartoon, middle, size * 0.14, palette.flower, palette.sun, random, 8);
  cartoon.light({ at: middle, radius: size * 0.42, strength: 1, tint: palette.glow });
  return cartoon;
}
