import { Cartoon } from '../cartoon.ts';
import { rays } from '../cuts.ts';
import { jewelledBorder } from '../frame.ts';
import { blob, curve, ellipse, line, place, plot, type Point, polygon, quadratic, rect } from '../geometry.ts';
import { china } from '../motifs/dishes.ts';
import { blossom, leaf } from '../motifs/plants.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A cup of coffee with the steam rising through the sun. */
export function coffee(width: number, height: number, palette: Palette, random: Random): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight + 0.05;
  const unit = Math.min(width, height);
  const sun: Point = [width / 2, height * 0.42];
  const radii = Array.from({ length: 10 }, (_, i) => unit * (0.24 + i * 0.115));
  cartoon.glass(
    rect(0, 0, width, height),
    {
      color: (px, py) =>
        ramp(palette.sky, Math.hypot(px - sun[0], py - sun[1]) / (unit * 0.95) - 0.1 + random.between(-0.03, 0.03)),
      texture: 'streaky',
    },
    { cuts: rays(sun, radii, 18, random), lead: 7, cutLead: 5 },
  );
  cartoon.light({ at: sun, radius: unit * 0.6, strength: 0.9, tint: palette.glow });
  const table = height * 0.76;
  cartoon.glass(
    rect(-9, table, width + 18, height),
    {
      color: (_, py) =>
        ramp(
          [palette.wood, palette.brick[1] ?? palette.wood, palette.brick[0] ?? palette.wood],
          (py - table) / (height - table) + random.between(-0.2, 0.2),
        ),
      texture: 'streaky',
      flow: 0,
    },
    {
      cuts: [
        ...[0.3, 0.66].map((k) => line([-9, table + (height - table) * k], [width + 9, table + (height - table) * k])),
        ...[0.2, 0.46, 0.7, 0.9].map((k) => line([width * k, table - 9], [width * (k + (k - 0.5) * 0.35), height + 9])),
      ],
      lead: 8,
      cutLead: 5,
    },
  );
  const put = (points: Point[]) => place(points, [width / 2, table], unit * 0.42);
  const steam = (dx: number, lean: number) => {
    const spine = [
      [dx, -0.95],
      [dx + lean * 0.6, -1.15],
      [dx - lean * 0.5, -1.4],
      [dx + lean * 0.7, -1.68],
      [dx, -2],
    ] as const;
    const wide = [0.03, 0.09, 0.11, 0.09, 0.01];
    const outline = [
      ...spine.map(([px, py], i): Point => [px - (wide[i] ?? 0), py]),
      ...spine.map(([px, py], i): Point => [px + (wide[i] ?? 0), py + 0.04]).toReversed(),
    ];
    cartoon.glass(
      blob(put(outline)),
      { color: [0.95, 0.025, 90], texture: 'opalescent', shine: 1.1 },
      {
        cuts: [-1.2, -1.5, -1.76].map((py) =>
          line(
            ...put([
              [dx - 0.3, py],
              [dx + 0.3, py + 0.06],
            ]),
          ),
        ),
        lead: 6,
        cutLead: 4,
      },
    );
  };
  steam(-0.24, -0.16);
  steam(0.26, 0.16);
  steam(0, 0.13);
  const saucer = put(plot('-0.86,0 0.86,0 0.6,0.13 0.3,0.17 -0.3,0.17 -0.6,0.13'));
  const handle = put(
    plot('0.52,-0.66 0.86,-0.72 0.92,-0.42 0.66,-0.2 0.42,-0.16 0.42,-0.27 0.62,-0.3 0.78,-0.46 0.72,-0.6 0.52,-0.56'),
  );
  cartoon.glass(
    curve(handle, true),
    { color: palette.accent, texture: 'streaky' },
    {
      cuts: [
        line(
          ...put([
            [0.7, -0.4],
            [1, -0.3],
          ]),
        ),
      ],
      lead: 7,
      cutLead: 4.6,
    },
  );
  const cup = put(plot('-0.6,-0.84 0.6,-0.84 0.56,-0.52 0.42,-0.2 0.22,0 -0.22,0 -0.42,-0.2 -0.56,-0.52'));
  const gores = [-0.36, -0.12, 0.12, 0.36].map((k) =>
    curve(
      quadratic(
        ...(put([
          [k, -0.9],
          [k * 1.15, -0.4],
          [k * 0.5, 0.02],
        ]) as [Point, Point, Point]),
        5,
      ),
    ),
  );
  const belt = put([[-0.7, -0.6]])[0];
  const beltEnd = put([[0.7, -0.6]])[0];
  cartoon.glass(
    polygon(cup),
    {
      color: (_, py) =>
        belt && py < belt[1]
          ? (palette.jewel[2] ?? palette.sun)
          : ramp([palette.accent, palette.flower[0] ?? palette.accent], random() * 0.5),
      texture: 'streaky',
      flow: 1.5,
      shine: 1.1,
    },
    { cuts: [...gores, belt && beltEnd ? line(belt, beltEnd) : ''], lead: 8, cutLead: 5 },
  );
  const [lip] = put([[0, -0.84]]);
  if (lip) {
    cartoon.glass(
      ellipse(lip[0], lip[1], unit * 0.252, unit * 0.052),
      { color: china, texture: 'opalescent' },
      { lead: 7 },
    );
    cartoon.glass(
      ellipse(lip[0], lip[1], unit * 0.215, unit * 0.037),
      { color: [0.36, 0.08, 50], texture: 'streaky', flow: 0 },
      { lead: 5 },
    );
    cartoon.glass(
      ellipse(lip[0] - unit * 0.03, lip[1] + unit * 0.004, unit * 0.1, unit * 0.016),
      { color: [0.8, 0.08, 75], texture: 'opalescent' },
      { lead: 4 },
    );
  }
  cartoon.glass(
    polygon(saucer),
    {
      color: (px) => (Math.abs(px - width / 2) < unit * 0.13 ? china : (palette.jewel[1] ?? china)),
      texture: 'opalescent',
    },
    {
      cuts: [-0.5, -0.2, 0.2, 0.5].map((k) =>
        line(
          ...put([
            [k, -0.05],
            [k * 0.8, 0.25],
          ]),
        ),
      ),
      lead: 8,
      cutLead: 5,
    },
  );
  for (const side of [-1, 1]) {
    const at: Point = [width / 2 + side * unit * 0.4, height * 0.9];
    for (const turn of [-2.6, -2, -1.1, -0.5])
      leaf(cartoon, at, turn, unit * 0.15, unit * 0.065, ramp(palette.leaf, random()), 5);
    blossom(cartoon, [at[0], at[1] - unit * 0.05], unit * 0.075, palette.flower, palette.sun, random);
  }
  jewelledBorder(cartoon, palette, random, unit * 0.05);
  return cartoon;
}
