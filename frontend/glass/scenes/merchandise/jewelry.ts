import type { Cartoon } from '../../cartoon.ts';
import { blob, circle, curve, ellipse, mix, place, plot, type Point, quadratic } from '../../geometry.ts';
import { blossom, leaf } from '../../motifs/plants.ts';
import { type Palette, ramp } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { SIZE, onWall, ring } from './wall.ts';

export function pendant(palette: Palette, random: Random): Cartoon {
  const cartoon = onWall(palette);
  for (const side of [-1, 1]) {
    for (const [x, y] of quadratic([SIZE / 2, 430], [SIZE / 2 + side * 90, 180], [SIZE / 2 + side * 330, -10], 34))
      cartoon.came(ellipse(x, y, 7, 7), 4);
  }
  const at: Point = [SIZE / 2, 650];
  const drop = place(plot('0,-0.78 0.3,-0.36 0.5,0.1 0.4,0.48 0,0.66 -0.4,0.48 -0.5,0.1 -0.3,-0.36'), at, 300);
  const put = (points: Point[]) => place(points, at, 300);
  cartoon.glass(
    blob(drop),
    {
      color: (_, y) =>
        ramp([...palette.water.toReversed(), palette.glint], (y - at[1] + 230) / 430 + random.between(-0.1, 0.1)),
      texture: 'streaky',
      flow: 1.3,
      shine: 1.1,
    },
    {
      cuts: [
        curve(put(plot('0,-0.9 -0.16,-0.2 0.1,0.2 -0.06,0.8'))),
        curve(
          put([
            [-0.6, -0.1],
            [0, -0.02],
            [0.6, -0.22],
          ]),
        ),
        curve(
          put([
            [-0.6, 0.28],
            [0, 0.3],
            [0.6, 0.16],
          ]),
        ),
      ],
      lead: 12,
      cutLead: 5,
    },
  );
  leaf(cartoon, put([[-0.3, 0.42]])[0] ?? at, -0.75, 190, 74, ramp(palette.leaf, 0.9), 6);
  cartoon.glass(circle(SIZE / 2, 410, 24), { color: palette.jewel[0], texture: 'jewel' }, { lead: 7 });
  ring(cartoon, [SIZE / 2, 372], 15);
  return cartoon;
}

export function earrings(palette: Palette): Cartoon {
  const cartoon = onWall(palette);
  for (const [x, tilt] of [
    [330, -0.05],
    [650, 0.06],
  ] as const) {
    const at: Point = [x, 600];
    cartoon.came(
      curve([
        [x - 46, 230],
        [x - 30, 160],
        [x + 6, 150],
        [x + 18, 190],
        [x, 262],
      ]),
      6,
    );
    cartoon.glass(circle(x, 290, 27), { color: palette.jewel[2] ?? palette.sun, texture: 'jewel' }, { lead: 6 });
    const put = (points: Point[]) => place(points, at, 230, tilt);
    const fan = put(plot('0,-1.16 0.34,-0.3 0.46,0.22 0.26,0.58 0,0.68 -0.26,0.58 -0.46,0.22 -0.34,-0.3'));
    const veins = [-0.34, 0, 0.34].map((k) =>
      curve(
        quadratic(
          ...(put([
            [0, -1.2],
            [k, -0.2],
            [k * 0.9, 0.8],
          ]) as [Point, Point, Point]),
          5,
        ),
      ),
    );
    const across = [-0.42, 0.0, 0.36].map((k) =>
      curve(
        quadratic(
          ...(put([
            [-0.6, k],
            [0, k + 0.16],
            [0.6, k],
          ]) as [Point, Point, Point]),
          5,
        ),
      ),
    );
    cartoon.glass(
      blob(fan),
      { color: (_, y) => ramp(palette.sky, 0.95 - (y - at[1] + 260) / 480), texture: 'streaky', flow: 1.5 },
      { cuts: [...veins, ...across], lead: 8, cutLead: 4.4 },
    );
  }
  return cartoon;
}

export function necklace(palette: Palette, random: Random): Cartoon {
  const cartoon = onWall(palette);
  const beads = 15;
  const path = (t: number): Point => [mix(110, 890, t), 60 + Math.sin(t * Math.PI) ** 0.8 * 560];
  cartoon.came(curve([[130, -30], ...Array.from({ length: 25 }, (_, i) => path(i / 24)), [870, -30]]), 5);
  const colors = [
    palette.jewel[1] ?? palette.sun,
    palette.jewel[2] ?? palette.sun,
    palette.flower[0] ?? palette.sun,
    palette.water[0] ?? palette.sun,
    palette.accent,
  ];
  for (let i = 0; i < beads; i++) {
    const t = (i + 0.5) / beads;
    const [x, y] = path(t);
    const radius = 20 + Math.sin(t * Math.PI) * 24;
    const twist = [-0.3, 0.3].map((k) =>
      curve(
        quadratic(
          [x + k * radius - radius * 0.4, y - radius],
          [x + k * radius, y],
          [x + k * radius + radius * 0.4, y + radius],
          5,
        ),
      ),
    );
    const color = colors[Math.abs(i - (beads - 1) / 2) % colors.length] ?? palette.sun;
    cartoon.glass(
      circle(x, y, radius),
      { color, texture: i % 2 ? 'streaky' : 'jewel', shine: 1.1 },
      { cuts: i % 2 ? twist : [], lead: 8, cutLead: 3.8 },
    );
  }
  for (const turn of [0.5, 2.64]) leaf(cartoon, [SIZE / 2, 770], turn, 170, 70, ramp(palette.leaf, 0.8), 6);
  blossom(cartoon, [SIZE / 2, 760], 118, palette.flower, palette.sun, random, 6);
  return cartoon;
}
