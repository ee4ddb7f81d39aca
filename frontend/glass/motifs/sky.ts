import type { Cartoon } from '../cartoon.ts';
import { bands, type Box, rays, ripples } from '../cuts.ts';
import { circle, type Point, rect } from '../geometry.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

export interface Sun {
  at: Point;
  radius: number;
  /** How far its warm colors reach. */
  reach: number;
}

/** A sky cut in rings and spokes about the sun or moon, which lights the whole window. */
export function sky(cartoon: Cartoon, shape: string, palette: Palette, random: Random, sun: Sun, spokes = 17) {
  const { at, radius, reach } = sun;
  const radii = Array.from({ length: 12 }, (_, i) => radius * 1.02 + reach * 0.14 * i * (1 + i * 0.05));
  cartoon.glass(
    shape,
    {
      color: (x, y) => ramp(palette.sky, Math.hypot(x - at[0], y - at[1]) / reach - 0.06 + random.between(-0.03, 0.03)),
      texture: 'streaky',
    },
    { cuts: rays(at, radii, spokes, random), lead: 7, cutLead: 5 },
  );
  cartoon.glass(circle(at[0], at[1], radius), { color: palette.sun, texture: 'opalescent', shine: 1.3 }, { lead: 8 });
  cartoon.light({ at, radius: reach * 0.85, strength: 1.1, tint: palette.glow });
}

/** A sky of sweeping bands, for images whose light is elsewhere. */
export function bandedSky(cartoon: Cartoon, box: Box, palette: Palette, random: Random, count = 6) {
  const [left, top, right, bottom] = box;
  cartoon.glass(
    rect(left, top, right - left, bottom - top),
    {
      color: (_, y) => ramp(palette.sky, 1 - (y - top) / (bottom - top) + random.between(-0.06, 0.06)),
      texture: 'streaky',
      flow: 0.05,
    },
    { cuts: bands(box, count, random, { length: (right - left) / 3.2 }), lead: 7, cutLead: 5 },
  );
}

/** Water with the light's path on it. */
export function water(cartoon: Cartoon, box: Box, palette: Palette, random: Random, glintX: number, rows = 11) {
  const [left, top, right, bottom] = box;
  const deep = bottom - top;
  cartoon.glass(
    rect(left, top, right - left, deep),
    {
      color: (x, y) => {
        const t = (y - top) / deep;
        const path = Math.abs(x - glintX) < 44 + t * (right - left) * 0.1 + random.between(-26, 26);
        return path
          ? ramp([palette.glint, palette.glint, palette.water[1] ?? palette.glint], t * 0.85)
          : ramp(palette.water, t + random.between(-0.08, 0.08));
      },
      texture: 'rippled',
      flow: 0,
    },
    { cuts: ripples(box, rows, random, (right - left) * 0.2), lead: 7, cutLead: 4.6 },
  );
}
