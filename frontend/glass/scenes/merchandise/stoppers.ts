import type { Cartoon } from '../../cartoon.ts';
import { blob, circle, curve, line, place, plot, type Point, polygon, quadratic } from '../../geometry.ts';
import { blossom, leaf } from '../../motifs/plants.ts';
import { type Oklch, type Palette, ramp } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { SIZE, onWall } from './wall.ts';

const silver: readonly Oklch[] = [
  [0.8, 0.02, 250],
  [0.62, 0.02, 250],
];

/** A stopper in the neck of a bottle. */
function inBottle(palette: Palette, bottle: Oklch, draw: (cartoon: Cartoon, at: Point) => void): Cartoon {
  const cartoon = onWall(palette);
  const x = SIZE * 0.46;
  const put = (points: Point[]) => place(points, [x, SIZE * 0.66], SIZE * 0.72);
  const shoulder = [
    ...quadratic([0.075, -0.08], [0.085, 0.1], [0.19, 0.14], 6),
    ...quadratic([0.19, 0.14], [0.24, 0.17], [0.24, 0.28], 5),
  ];
  const right: Point[] = [[0.09, -0.36], [0.09, -0.31], [0.075, -0.31], ...shoulder, [0.24, 0.7]];
  const left = right.toReversed().map(([px, py]): Point => [-px, py]);
  const levels = [-0.31, -0.2, -0.08, 0.08, 0.17].map((y) =>
    line(
      ...put([
        [-0.3, y],
        [0.3, y],
      ]),
    ),
  );
  const verticals = [-0.1, 0.09].map((k) =>
    curve(
      quadratic(
        ...(put([
          [k * 0.3, -0.2],
          [k * 0.6, 0.06],
          [k, 0.75],
        ]) as [Point, Point, Point]),
        6,
      ),
    ),
  );
  cartoon.glass(
    polygon(put([...right, ...left])),
    {
      color: (px) => [bottle[0] + 0.1 * Math.exp(-(((px - x + 40) / 70) ** 2)), bottle[1], bottle[2]],
      texture: 'streaky',
      flow: 1.5,
    },
    { cuts: [...levels, ...verticals], lead: 9, cutLead: 4.6 },
  );
  const label = put(plot('-0.24,0.27 0.24,0.27 0.24,0.42 -0.24,0.42'));
  cartoon.glass(polygon(label), { color: [0.9, 0.05, 85], texture: 'opalescent' }, { lead: 7 });
  const cork = put(plot('-0.066,-0.46 0.066,-0.46 0.06,-0.36 -0.06,-0.36'));
  const [crown] = put([[0, -0.46]]);
  cartoon.glass(
    polygon(cork),
    { color: () => silver[0] ?? bottle, texture: 'opalescent' },
    {
      cuts: [
        line(
          ...put([
            [-0.1, -0.41],
            [0.1, -0.41],
          ]),
        ),
      ],
      lead: 7,
      cutLead: 4,
    },
  );
  if (crown) draw(cartoon, crown);
  return cartoon;
}

export const orbStopper = (palette: Palette, random: Random) =>
  inBottle(palette, [0.46, 0.1, 150], (cartoon, [x, y]) => {
    const at: Point = [x, y - 118];
    const swirl = [-0.6, -0.2, 0.2, 0.6].map((k) =>
      curve(quadratic([at[0] + k * 60, at[1] - 130], [at[0] + k * 240 + 60, at[1]], [at[0] + k * 70, at[1] + 130], 8)),
    );
    cartoon.glass(
      circle(...at, 124),
      {
        color: () => ramp([palette.jewel[1] ?? palette.sun, palette.water[0] ?? palette.sun, palette.glint], random()),
        texture: 'streaky',
        flow: 1.4,
      },
      { cuts: swirl, lead: 9, cutLead: 5 },
    );
  });

export const flowerStopper = (palette: Palette, random: Random) =>
  inBottle(palette, [0.4, 0.12, 18], (cartoon, [x, y]) => {
    cartoon.came(line([x, y], [x, y - 60]), 12);
    for (const turn of [-2.7, -0.44]) leaf(cartoon, [x, y - 20], turn, 150, 66, ramp(palette.leaf, random()), 6);
    blossom(cartoon, [x, y - 160], 138, palette.flower, palette.sun, random, 6);
  });

export const flameStopper = (palette: Palette, random: Random) =>
  inBottle(palette, [0.42, 0.1, 240], (cartoon, [x, y]) => {
    const put = (points: Point[]) => place(points, [x, y], 1);
    const flame = put(plot('0,-300 70,-190 104,-100 74,-22 0,0 -74,-22 -104,-100 -50,-180'));
    cartoon.glass(
      blob(flame),
      {
        color: (_, py) => ramp([palette.accent, ...palette.sky.slice(0, 4).toReversed()], (py - y + 300) / 300),
        texture: 'streaky',
        flow: 1.5,
      },
      {
        cuts: [
          curve(
            put([
              [0, -310],
              [-26, -150],
              [14, 10],
            ]),
          ),
          curve(
            put([
              [-120, -90],
              [-20, -60],
              [120, -130],
            ]),
          ),
          curve(
            put([
              [-120, -170],
              [0, -150],
              [120, -210],
            ]),
          ),
        ],
        lead: 9,
        cutLead: 5,
      },
    );
    cartoon.light({ at: [x, y - 110], radius: 150 + random() * 10, strength: 0.4 });
  });
