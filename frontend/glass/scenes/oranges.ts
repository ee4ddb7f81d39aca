import { Cartoon } from '../cartoon.ts';
import { jewelledBorder } from '../frame.ts';
import { circle, curve, plot, type Point, quadratic, rect } from '../geometry.ts';
import { blossom, leaf } from '../motifs/plants.ts';
import { sky } from '../motifs/sky.ts';
import { type Oklch, type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** Oranges on the branch, the sun behind them. */
export function oranges(width: number, height: number, palette: Palette, random: Random): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight;
  const unit = Math.min(width, height);
  sky(cartoon, rect(0, 0, width, height), palette, random, {
    at: [width * 0.68, height * 0.3],
    radius: unit * 0.13,
    reach: Math.max(width, height) * 0.8,
  });
  const bough = quadratic(
    [width * -0.02, height * 0.08],
    [width * 0.4, height * 0.26],
    [width * 0.86, height * 0.66],
    10,
  );
  cartoon.came(curve(bough), unit * 0.028);
  const fruit = plot('0.3,0.4 0.52,0.6 0.24,0.72 0.74,0.84');
  for (const [i, [x]] of fruit.entries()) {
    const from = bough[3 + ((i * 2) % 6)] ?? [0, 0];
    cartoon.came(
      curve(quadratic(from, [width * x, from[1]], [width * x, height * (fruit[i]?.[1] ?? 0) - unit * 0.1], 5)),
      unit * 0.016,
    );
  }
  for (const [i, point] of bough.entries()) {
    for (const turn of [-1.1, 0.3, 1.5])
      leaf(
        cartoon,
        point,
        turn + (i % 2) * 0.5,
        unit * random.between(0.2, 0.27),
        unit * 0.1,
        ramp(palette.leaf, random()),
        6,
      );
  }
  const peel: readonly Oklch[] = [
    [0.7, 0.19, 50],
    [0.78, 0.18, 64],
    [0.64, 0.2, 42],
  ];
  for (const [x, y] of fruit) {
    const at: Point = [width * x, height * y];
    const radius = unit * random.between(0.115, 0.135);
    cartoon.glass(
      circle(at[0], at[1], radius),
      { color: (px, py) => ramp(peel, 0.5 + (px + py - at[0] - at[1]) / radius / 3), texture: 'hammered', shine: 1.15 },
      { lead: 8 },
    );
    for (const turn of [-2.4, -0.6])
      leaf(cartoon, [at[0], at[1] - radius * 0.95], turn, unit * 0.15, unit * 0.07, ramp(palette.leaf, random()), 5);
  }
  const white: readonly Oklch[] = [
    [0.96, 0.02, 100],
    [0.9, 0.03, 90],
  ];
  for (const [x, y, size] of [
    [0.13, 0.28, 0.07],
    [0.44, 0.33, 0.06],
    [0.8, 0.62, 0.065],
    [0.6, 0.42, 0.05],
  ] as const)
    blossom(cartoon, [width * x, height * y], unit * size, white, palette.jewel[2] ?? palette.sun, random);
  jewelledBorder(cartoon, palette, random, unit * 0.05);
  return cartoon;
}
