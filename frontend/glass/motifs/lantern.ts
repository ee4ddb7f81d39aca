import type { Cartoon } from '../cartoon.ts';
import { blob, circle, line, place, plot, type Point, polygon } from '../geometry.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A hanging or standing lantern: a glass box in an iron cage. */
export function lantern(cartoon: Cartoon, palette: Palette, random: Random, x: number, y: number, size: number) {
  const put = (points: Point[]) => place(points, [x, y], size);
  const warm = [palette.jewel[2] ?? palette.sun, palette.sun];
  cartoon.light({ at: [x, y], radius: size * 2.1, strength: 1.15, tint: palette.glow });
  const body = put(plot('-0.34,-0.42 0.34,-0.42 0.24,0.42 -0.24,0.42'));
  const bars = [-0.12, 0.12].map((k) =>
    line(
      ...put([
        [k * 1.1, -0.42],
        [k * 0.8, 0.42],
      ]),
    ),
  );
  const rails = [
    line(
      ...put([
        [-0.4, -0.2],
        [0.4, -0.2],
      ]),
    ),
    line(
      ...put([
        [-0.4, 0.22],
        [0.4, 0.22],
      ]),
    ),
  ];
  cartoon.glass(
    polygon(body),
    { color: (px, py) => ramp(warm, 1 - Math.hypot(px - x, py - y) / (size * 0.6)), texture: 'hammered', shine: 1.7 },
    { cuts: [...bars, ...rails], lead: 8, cutLead: 4.6 },
  );
  const flame = put(plot('0,-0.2 0.075,0.0 0.05,0.13 0,0.16 -0.05,0.13 -0.075,0.0'));
  cartoon.glass(blob(flame), { color: [0.98, 0.06, 95], texture: 'clear', shine: 2.6, vary: 0 }, { lead: 4 });
  const roof = put([
    [-0.46, -0.4],
    [0, -0.78],
    [0.46, -0.4],
  ]);
  cartoon.glass(
    polygon(roof),
    { color: () => ramp(palette.brick, random.between(0, 0.6)), texture: 'streaky' },
    {
      cuts: [
        line(
          ...put([
            [0, -0.8],
            [-0.15, -0.4],
          ]),
        ),
        line(
          ...put([
            [0, -0.8],
            [0.15, -0.4],
          ]),
        ),
      ],
      lead: 8,
      cutLead: 5,
    },
  );
  const [finial] = put([[0, -0.86]]);
  if (finial)
    cartoon.glass(
      circle(finial[0], finial[1], size * 0.08),
      { color: palette.jewel[0], texture: 'jewel' },
      { lead: 5 },
    );
  const base = put(plot('-0.3,0.42 0.3,0.42 0.14,0.58 -0.14,0.58'));
  cartoon.glass(polygon(base), { color: palette.brick[0] ?? palette.wood, texture: 'streaky' }, { lead: 7 });
}
