import { Cartoon } from '../cartoon.ts';
import { ripples } from '../cuts.ts';
import { jewelledBorder } from '../frame.ts';
import { blob, circle, curve, line, place, plot, type Point, polar, polygon, quadratic, rect } from '../geometry.ts';
import { blossom } from '../motifs/plants.ts';
import { type Oklch, type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

function carp(cartoon: Cartoon, at: Point, size: number, angle: number, colors: readonly Oklch[], random: Random) {
  const put = (points: readonly Point[]) => place(points, at, size, angle);
  const fin = (points: readonly Point[], cuts: readonly (readonly [Point, Point])[]) =>
    cartoon.glass(
      blob(put(points)),
      { color: [0.9, 0.07, 65], texture: 'streaky', flow: angle },
      { cuts: cuts.map((cut) => line(...put(cut))), lead: 5, cutLead: 3.4 },
    );
  fin(plot('-0.5,0 -0.72,-0.22 -1.0,-0.3 -0.86,0 -1.0,0.26 -0.72,0.16'), [
    [
      [-0.5, 0],
      [-0.95, -0.16],
    ],
    [
      [-0.5, 0],
      [-0.95, 0.14],
    ],
  ]);
  for (const side of [-1, 1])
    fin(
      [
        [0.28, side * 0.14],
        [0.1, side * 0.42],
        [-0.06, side * 0.44],
        [0.06, side * 0.16],
      ],
      [
        [
          [0.2, side * 0.1],
          [0.02, side * 0.45],
        ],
      ],
    );
  const outline = plot(
    '0.66,0 0.56,-0.14 0.3,-0.22 -0.1,-0.2 -0.42,-0.09 -0.58,0 -0.42,0.09 -0.1,0.2 0.3,0.22 0.56,0.14',
  );
  const scales = [0.32, 0.14, -0.04, -0.22, -0.38].map((k) =>
    curve(
      quadratic(
        ...(put([
          [k, -0.3],
          [k - 0.14, 0],
          [k, 0.3],
        ]) as [Point, Point, Point]),
        6,
      ),
    ),
  );
  cartoon.glass(
    blob(put(outline)),
    {
      color: () => ramp(colors, Math.floor(random() * colors.length) / Math.max(1, colors.length - 1)),
      texture: 'streaky',
      flow: angle,
      shine: 1.15,
    },
    {
      cuts: [
        ...scales,
        line(
          ...put([
            [0.3, 0],
            [-0.6, 0],
          ]),
        ),
      ],
      lead: 7,
      cutLead: 4,
    },
  );
  for (const side of [-1, 1]) {
    const [eye] = put([[0.5, side * 0.09]]);
    if (eye)
      cartoon.glass(circle(eye[0], eye[1], size * 0.03), { color: [0.2, 0.03, 280], texture: 'clear' }, { lead: 3 });
  }
}

/** Carp among water lilies in the courtyard's pond. */
export function pond(width: number, height: number, palette: Palette, random: Random): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight + 0.08;
  const unit = Math.min(width, height);
  cartoon.glass(
    rect(0, 0, width, height),
    {
      color: (x, y) =>
        ramp(palette.water, Math.hypot(x - width * 0.4, y - height * 0.35) / (unit * 0.9) + random.between(-0.1, 0.1)),
      texture: 'rippled',
      flow: 0,
    },
    { cuts: ripples([0, -20, width, height + 20], 13, random, width * 0.3), lead: 7, cutLead: 4.6 },
  );
  cartoon.light({ at: [width * 0.42, height * 0.4], radius: unit * 0.55, strength: 0.75, tint: palette.glow });
  const red: readonly Oklch[] = [
    [0.62, 0.21, 36],
    [0.95, 0.03, 80],
    [0.68, 0.19, 48],
  ];
  const gold: readonly Oklch[] = [
    [0.8, 0.16, 78],
    [0.72, 0.17, 62],
  ];
  carp(cartoon, [width * 0.37, height * 0.35], unit * 0.3, 0.45, red, random);
  carp(cartoon, [width * 0.7, height * 0.57], unit * 0.33, 2.2, gold, random);
  carp(cartoon, [width * 0.3, height * 0.76], unit * 0.26, -0.5, [...gold, ...red], random);
  const pad = (x: number, y: number, radius: number, turn: number) => {
    const rim = Array.from({ length: 15 }, (_, i) =>
      polar([x, y], radius * (1 + Math.sin(i * 2.1) * 0.03), turn + 0.25 + (i / 14) * 5.78),
    );
    cartoon.glass(
      polygon([[x, y], ...rim]),
      { color: () => ramp(palette.leaf, random.between(0.2, 1)), texture: 'streaky' },
      { cuts: rim.filter((_, i) => i % 2).map((point) => line([x, y], point)), lead: 7, cutLead: 4.2 },
    );
  };
  for (const [x, y, radius, turn] of [
    [0.82, 0.2, 0.16, 2],
    [0.66, 0.1, 0.1, 4],
    [0.14, 0.14, 0.12, 0.5],
    [0.86, 0.86, 0.15, 3.5],
    [0.67, 0.93, 0.09, 1],
    [0.1, 0.55, 0.09, 5],
  ] as const)
    pad(width * x, height * y, unit * radius, turn);
  for (const [x, y, size] of [
    [0.8, 0.2, 0.105],
    [0.86, 0.84, 0.09],
  ] as const) {
    blossom(cartoon, [width * x, height * y], unit * size, palette.flower, palette.sun, random, 9);
    blossom(
      cartoon,
      [width * x, height * y],
      unit * size * 0.62,
      [
        [0.93, 0.06, 0],
        [0.85, 0.1, 0],
      ],
      palette.sun,
      random,
      7,
    );
  }
  jewelledBorder(cartoon, palette, random, unit * 0.05);
  return cartoon;
}
