import { Cartoon } from '../cartoon.ts';
import { panelBorder } from '../frame.ts';
import { between, blob, curve, line, place, plot, type Point, polar, polygon, rect } from '../geometry.ts';
import { farShore } from '../motifs/shore.ts';
import { sky, water } from '../motifs/sky.ts';
import { type Oklch, type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A gaff schooner on the bay. */
export function sailboat(width: number, height: number, palette: Palette, random: Random, mirrored = false): Cartoon {
  const cartoon = new Cartoon(width, height);
  cartoon.daylight = palette.daylight;
  const unit = Math.min(width, height);
  const horizon = height * 0.64;
  const x = (share: number) => width * (mirrored ? 1 - share : share);
  const sun: Point = [x(0.24), horizon - unit * 0.22];
  sky(cartoon, rect(0, 0, width, horizon + 10), palette, random, {
    at: sun,
    radius: unit * 0.11,
    reach: Math.max(width, height) * 0.74,
  });
  farShore(cartoon, palette, random, horizon, unit * 0.06);
  water(cartoon, [0, horizon, width, height], palette, random, sun[0], 10);
  const size = unit * 0.54;
  const put = (points: readonly Point[]) =>
    place(points, [x(0.56), horizon + unit * 0.12], mirrored ? [-size, size] : size);
  const canvas = [
    [0.92, 0.07, 85],
    [0.8, 0.13, 68],
    [0.72, 0.15, 52],
  ] as const;
  const sail = (corners: readonly Point[], cuts: readonly (readonly [Point, Point])[], color: () => Oklch) => {
    const points = put(corners);
    const belly = (from: Point, to: Point) =>
      polar(between(from, to, 0.5), size * 0.03, Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.PI / 2);
    const edges = points.map((from, i) => {
      const to = points[(i + 1) % points.length] ?? from;
      return `Q${belly(from, to).join(',')} ${to.join(',')}`;
    });
    cartoon.glass(
      `M${points[0]?.join(',')}${edges.join('')}Z`,
      { color, texture: 'streaky', flow: 1.2, shine: 1.05 },
      { cuts: cuts.map((cut) => line(...put(cut))), lead: 7, cutLead: 4.4 },
    );
  };
  cartoon.came(
    line(
      ...put([
        [-0.16, -0.1],
        [-0.16, -1.02],
      ]),
    ),
    size * 0.026,
  );
  cartoon.came(
    line(
      ...put([
        [0.16, -0.1],
        [0.16, -1.1],
      ]),
    ),
    size * 0.026,
  );
  cartoon.came(
    line(
      ...put([
        [-0.5, -0.16],
        [-0.76, -0.26],
      ]),
    ),
    size * 0.024,
  );
  sail(
    plot('0.19,-0.86 0.5,-1.0 0.66,-0.18 0.19,-0.16'),
    [
      [
        [0.1, -0.62],
        [0.7, -0.66],
      ],
      [
        [0.1, -0.38],
        [0.7, -0.4],
      ],
      [
        [0.36, -1],
        [0.42, -0.1],
      ],
    ],
    () => ramp(canvas, random()),
  );
  sail(
    plot('-0.13,-0.8 0.1,-0.9 0.13,-0.18 -0.13,-0.17'),
    [
      [
        [-0.2, -0.58],
        [0.2, -0.62],
      ],
      [
        [-0.2, -0.36],
        [0.2, -0.38],
      ],
    ],
    () => ramp(canvas, random()),
  );
  sail(
    [
      [-0.19, -0.98],
      [-0.19, -0.24],
      [-0.48, -0.2],
    ],
    [
      [
        [-0.5, -0.4],
        [-0.1, -0.5],
      ],
    ],
    () => ramp([palette.accent, palette.brick[2] ?? palette.accent], random()),
  );
  sail(
    [
      [-0.2, -1.02],
      [-0.52, -0.22],
      [-0.76, -0.27],
    ],
    [
      [
        [-0.7, -0.42],
        [-0.3, -0.46],
      ],
    ],
    () => ramp([palette.brick[2] ?? palette.accent, palette.glint], random() * 0.6),
  );
  const hull = put(plot('-0.56,-0.18 -0.2,-0.1 0.3,-0.1 0.68,-0.16 0.58,0.06 0.4,0.12 -0.3,0.12 -0.44,0.04'));
  cartoon.glass(
    polygon(hull),
    {
      color: (_, py) => ((put([[0, 0]])[0]?.[1] ?? 0) > py ? palette.wood : palette.accent),
      texture: 'streaky',
      flow: 0,
    },
    {
      cuts: [
        curve(
          put([
            [-0.6, -0.06],
            [0, 0.01],
            [0.7, -0.04],
          ]),
        ),
        ...[-0.2, 0.1, 0.4].map((k) =>
          line(
            ...put([
              [k, -0.12],
              [k + 0.03, 0.2],
            ]),
          ),
        ),
      ],
      lead: 8,
      cutLead: 4.6,
    },
  );
  const pennant = put([
    [0.16, -1.1],
    [0.36, -1.16],
    [0.16, -1.04],
  ]);
  cartoon.glass(polygon(pennant), { color: palette.accent, texture: 'streaky' }, { lead: 5 });
  for (let i = 0; i < 4; i++) {
    const y = horizon + unit * (0.245 + i * 0.05);
    cartoon.came(
      curve([
        [x(0.56) - unit * (0.34 - i * 0.07), y],
        [x(0.56), y + 12],
        [x(0.56) + unit * (0.4 - i * 0.08), y - 4],
      ]),
      4,
    );
  }
  for (const [bx, by, s] of [
    [0.36, 0.22, 1],
    [0.45, 0.15, 0.7],
    [0.3, 0.13, 0.6],
  ] as const) {
    const wings = place(
      plot('-0.6,-0.16 -0.3,-0.26 0,0 0.3,-0.26 0.6,-0.16 0.3,-0.16 0,0.12 -0.3,-0.16'),
      [x(bx), height * by],
      unit * 0.075 * s,
    );
    cartoon.glass(blob(wings), { color: [0.95, 0.02, 220], texture: 'opalescent' }, { lead: 4 });
  }
  panelBorder(cartoon, palette, random);
  return cartoon;
}
