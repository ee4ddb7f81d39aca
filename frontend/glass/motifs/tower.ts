import type { Cartoon } from '../cartoon.ts';
import { courses } from '../cuts.ts';
import { arch, curve, line, quadratic, rect } from '../geometry.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A tower with a belfry and a tiled dome. */
export function tower(cartoon: Cartoon, palette: Palette, random: Random, x: number, base: number, size: number) {
  const wide = size * 0.3;
  const top = base - size;
  const wall = { color: () => ramp(palette.marble, random.between(0.2, 1)), texture: 'opalescent' as const };
  cartoon.glass(rect(x - wide / 2, top + size * 0.3, wide, size * 0.7), wall, {
    cuts: courses([x - wide / 2, top + size * 0.3, x + wide / 2, base], size * 0.1, wide * 0.6, random),
    lead: 6,
    cutLead: 3.4,
  });
  const room = { color: palette.sun, texture: 'opalescent' as const, shine: 1.25 };
  for (const side of [-1, 1]) {
    const middle = x + side * wide * 0.22;
    const half = wide * 0.13;
    cartoon.glass(arch(middle - half, middle + half, top + size * 0.36, top + size * 0.42, top + size * 0.54), room, {
      lead: 5,
    });
  }
  cartoon.glass(
    rect(x - wide * 0.6, top + size * 0.26, wide * 1.2, size * 0.05),
    { color: palette.brick[2] ?? palette.wood },
    { lead: 5 },
  );
  const dome = `M${x - wide * 0.5},${top + size * 0.26}C${x - wide * 0.5},${top + size * 0.12} ${x - wide * 0.2},${top + size * 0.06} ${x},${top}C${x + wide * 0.2},${top + size * 0.06} ${x + wide * 0.5},${top + size * 0.12} ${x + wide * 0.5},${top + size * 0.26}Z`;
  const ribs = [-0.2, 0.2].map((k) =>
    curve(quadratic([x, top], [x + k * wide * 1.7, top + size * 0.1], [x + k * wide, top + size * 0.27], 5)),
  );
  cartoon.glass(
    dome,
    { color: () => ramp(palette.brick, random.between(0.3, 1)), texture: 'streaky', flow: 1.5 },
    { cuts: ribs, lead: 6, cutLead: 3.6 },
  );
  cartoon.came(line([x, top], [x, top - size * 0.1]), 5);
}
