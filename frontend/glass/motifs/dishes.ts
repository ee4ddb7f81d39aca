import type { Cartoon } from '../cartoon.ts';
import { rays } from '../cuts.ts';
import { blob, circle, curve, line, place, type Point, polar, polygon, quadratic } from '../geometry.ts';
import { leaf } from './plants.ts';
import { type Oklch, type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

export const china: Oklch = [0.92, 0.025, 95];
const crust: readonly Oklch[] = [
  [0.6, 0.12, 58],
  [0.76, 0.13, 72],
];
const tomato: readonly Oklch[] = [
  [0.55, 0.2, 32],
  [0.64, 0.2, 42],
];

export function plate(cartoon: Cartoon, palette: Palette, [x, y]: Point, radius: number) {
  const spokes = Array.from({ length: 16 }, (_, i) =>
    line(polar([x, y], radius * 0.7, (i / 16) * 6.2832), polar([x, y], radius, (i / 16) * 6.2832)),
  );
  cartoon.glass(
    circle(x, y, radius),
    {
      color: (px, py) =>
        Math.round(((Math.atan2(py - y, px - x) + 9.42) / 6.2832) * 16 - 0.5) % 2 ? china : (palette.water[0] ?? china),
      texture: 'opalescent',
      vary: 0.5,
    },
    { cuts: spokes, lead: 8, cutLead: 4.6 },
  );
  cartoon.glass(
    circle(x, y, radius * 0.7),
    { color: china, texture: 'opalescent' },
    { cuts: [line([x - radius, y + radius * 0.1], [x + radius, y - radius * 0.2])], lead: 6, cutLead: 4.4 },
  );
}

/** Half a club sandwich, its layers to the front. */
export function sandwich(cartoon: Cartoon, at: Point, size: number, angle: number) {
  const put = (points: Point[]) => place(points, at, size, angle);
  const layer = (top: number, bottom: number, color: Oklch | readonly Oklch[], random: number, ruffle = 0) => {
    const upper = Array.from({ length: 13 }, (_, i): Point => [
      -0.62 + (i / 12) * 1.24,
      top + (i % 2 ? -ruffle : ruffle),
    ]);
    const lower = Array.from({ length: 13 }, (_, i): Point => [
      0.62 - (i / 12) * 1.24,
      bottom + (i % 2 ? -ruffle : ruffle),
    ]);
    const joints = [-0.3, 0.04, 0.36].map((k) =>
      line(
        ...put([
          [k + random, top - 0.06],
          [k - random * 0.6, bottom + 0.06],
        ]),
      ),
    );
    const paint = Array.isArray(color[0])
      ? () => ramp(color as readonly Oklch[], Math.abs(Math.sin(random * 37)))
      : (color as Oklch);
    cartoon.glass(
      ruffle ? `${curve(put([...upper, ...lower]))}Z` : polygon(put([...upper, ...lower])),
      { color: paint, texture: 'streaky', flow: angle },
      { cuts: joints, lead: 5, cutLead: 4 },
    );
  };
  const roof = put([
    [-0.62, -0.3],
    [0.04, -0.62],
    [0.62, -0.3],
  ]);
  cartoon.glass(
    polygon(roof),
    { color: () => crust[1] ?? china, texture: 'opalescent' },
    {
      cuts: [
        line(
          ...put([
            [0.04, -0.7],
            [-0.1, -0.25],
          ]),
        ),
      ],
      lead: 7,
      cutLead: 4.4,
    },
  );
  layer(0.2, 0.34, crust[0] ?? china, 0.05);
  layer(0.1, 0.2, [0.66, 0.17, 128], 0.11, 0.022);
  layer(0.01, 0.1, [0.66, 0.13, 20], -0.08);
  layer(-0.06, 0.01, [0.84, 0.15, 88], 0.09);
  layer(-0.14, -0.06, tomato[0] ?? china, -0.05);
  layer(-0.21, -0.14, [0.72, 0.18, 132], 0.1, 0.022);
  layer(-0.31, -0.2, crust[0] ?? china, -0.1);
  cartoon.came(
    line(
      ...put([
        [0.02, -0.86],
        [0.02, -0.36],
      ]),
    ),
    size * 0.025,
  );
  const [olive] = put([[0.02, -0.84]]);
  if (olive)
    cartoon.glass(
      circle(olive[0], olive[1], size * 0.075),
      { color: [0.58, 0.13, 125], texture: 'jewel' },
      { lead: 5 },
    );
}

export function soup(cartoon: Cartoon, palette: Palette, random: Random, [x, y]: Point, radius: number) {
  cartoon.glass(
    circle(x, y, radius),
    { color: palette.water[1] ?? china, texture: 'streaky' },
    {
      cuts: Array.from({ length: 12 }, (_, i) =>
        line(polar([x, y], radius * 0.8, i * 0.5236), polar([x, y], radius, i * 0.5236)),
      ),
      lead: 8,
      cutLead: 4.4,
    },
  );
  const rings = rays(
    [x, y],
    [0.26, 0.54, 0.84].map((share) => radius * share),
    6,
    random,
  );
  cartoon.glass(
    circle(x, y, radius * 0.8),
    { color: () => ramp(tomato, random()), texture: 'streaky', shine: 1.15 },
    { cuts: rings, lead: 7, cutLead: 4.2 },
  );
  const cream = quadratic(
    [x - radius * 0.5, y + radius * 0.2],
    [x - radius * 0.3, y - radius * 0.75],
    [x + radius * 0.52, y - radius * 0.3],
    6,
  );
  const back = quadratic(
    [x + radius * 0.52, y - radius * 0.3],
    [x - radius * 0.02, y - radius * 0.34],
    [x - radius * 0.5, y + radius * 0.2],
    6,
  );
  cartoon.glass(
    blob([...cream, ...back.slice(1, -1)]),
    { color: [0.95, 0.05, 80], texture: 'opalescent' },
    { lead: 5 },
  );
  for (const turn of [0.25, 1.3, 2.5])
    leaf(
      cartoon,
      [x + radius * 0.12, y + radius * 0.06],
      turn,
      radius * 0.42,
      radius * 0.24,
      ramp(palette.leaf, 0.3 + turn * 0.2),
      5,
    );
}
