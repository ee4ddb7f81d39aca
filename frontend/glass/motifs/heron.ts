import type { Cartoon } from '../cartoon.ts';
import { blob, circle, curve, line, place, plot, type Point, polar, polygon, quadratic } from '../geometry.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A great blue heron; `at` is the position of its breast; it faces left unless mirrored. */
export function heron(cartoon: Cartoon, at: Point, size: number, palette: Palette, random: Random, mirrored = false) {
  const put = (points: readonly Point[]) => place(points, at, mirrored ? [-size, size] : size);
  const leg = (x: number, knee: number, foot: number) => {
    cartoon.came(
      line(
        ...put([
          [x, 0.3],
          [knee, 0.72],
          [foot, 1.14],
        ]),
      ),
      size * 0.055,
    );
    cartoon.came(
      line(
        ...put([
          [foot - 0.13, 1.16],
          [foot, 1.12],
          [foot + 0.1, 1.17],
        ]),
      ),
      size * 0.035,
    );
  };
  leg(0.12, 0.19, 0.12);
  leg(0.27, 0.33, 0.28);
  const slate = [
    [0.5, 0.07, 245],
    [0.62, 0.07, 240],
    [0.72, 0.055, 232],
  ] as const;
  const pale = [
    [0.95, 0.02, 220],
    [0.86, 0.035, 225],
  ] as const;
  const tail = put(plot('0.52,0.16 0.82,0.4 0.74,0.48 0.42,0.34'));
  cartoon.glass(
    polygon(tail),
    { color: slate[0], texture: 'streaky', flow: 0.7 },
    {
      cuts: [
        line(
          ...put([
            [0.45, 0.24],
            [0.85, 0.46],
          ]),
        ),
      ],
      lead: 6,
      cutLead: 4,
    },
  );
  const body = put(plot('-0.2,0.1 -0.12,-0.06 0.08,-0.14 0.34,-0.06 0.56,0.14 0.62,0.3 0.4,0.36 0.12,0.38 -0.1,0.28'));
  cartoon.glass(
    blob(body),
    { color: () => ramp(pale, random()), texture: 'opalescent' },
    {
      cuts: [
        line(
          ...put([
            [-0.06, 0.24],
            [-0.02, 0.5],
          ]),
        ),
        line(
          ...put([
            [0.1, 0.2],
            [0.14, 0.5],
          ]),
        ),
        line(
          ...put([
            [-0.3, 0.16],
            [0, 0.14],
          ]),
        ),
      ],
      lead: 7,
      cutLead: 4.2,
    },
  );
  const wing = put(plot('-0.04,-0.02 0.12,-0.14 0.36,-0.06 0.58,0.12 0.78,0.36 0.5,0.3 0.24,0.28 0.04,0.18'));
  const feathers = [0.02, 0.09, 0.16].map((k) =>
    curve(
      quadratic(
        ...(put([
          [0.02, k],
          [0.34, k - 0.02],
          [0.8, 0.24 + k * 0.9],
        ]) as [Point, Point, Point]),
        6,
      ),
    ),
  );
  const coverts = [0.16, 0.32, 0.48].map((k) =>
    curve(
      quadratic(
        ...(put([
          [k, -0.2],
          [k + 0.1, 0.06],
          [k - 0.02, 0.34],
        ]) as [Point, Point, Point]),
        5,
      ),
    ),
  );
  cartoon.glass(
    blob(wing),
    { color: () => ramp(slate, random()), texture: 'streaky', flow: mirrored ? -0.5 : 0.5 },
    { cuts: [...feathers, ...coverts], lead: 7, cutLead: 4 },
  );
  const spine = put(plot('0,0.08 -0.16,-0.06 -0.21,-0.25 -0.1,-0.42 0.02,-0.57 0.03,-0.74 -0.06,-0.84'));
  const wide = [0.13, 0.12, 0.088, 0.075, 0.064, 0.06, 0.06];
  const side = (direction: number) =>
    spine.map((point, i): Point => {
      const before = spine[Math.max(0, i - 1)] ?? point;
      const after = spine[Math.min(spine.length - 1, i + 1)] ?? point;
      return polar(point, (wide[i] ?? 0.06) * size, Math.atan2(after[1] - before[1], after[0] - before[0]) + direction);
    });
  const right = side(Math.PI / 2);
  const left = side(-Math.PI / 2);
  const joints = spine.slice(1, -1).map((_, i) => line(left[i + 1] ?? at, right[i + 1] ?? at));
  cartoon.glass(
    blob([...left, ...right.toReversed()]),
    { color: () => ramp(pale, random() * 0.7), texture: 'opalescent' },
    { cuts: joints, lead: 7, cutLead: 4.2 },
  );
  const bill = put([
    [-0.15, -0.92],
    [-0.62, -0.8],
    [-0.14, -0.82],
  ]);
  cartoon.glass(
    polygon(bill),
    { color: palette.jewel[2] ?? palette.sun, texture: 'streaky', flow: 0 },
    {
      cuts: [
        line(
          ...put([
            [-0.14, -0.87],
            [-0.64, -0.8],
          ]),
        ),
      ],
      lead: 5.5,
      cutLead: 3.4,
    },
  );
  const head = put(plot('-0.18,-0.86 -0.14,-0.94 -0.03,-0.96 0.06,-0.9 0.07,-0.82 -0.02,-0.78 -0.14,-0.8'));
  cartoon.glass(blob(head), { color: pale[0], texture: 'opalescent' }, { lead: 6 });
  const crest = put(plot('-0.13,-0.93 -0.02,-0.98 0.12,-0.93 0.4,-0.78 0.14,-0.85 -0.02,-0.9'));
  cartoon.glass(blob(crest), { color: [0.34, 0.09, 265], texture: 'streaky' }, { lead: 5 });
  const [eye] = put([[-0.09, -0.872]]);
  if (eye)
    cartoon.glass(
      circle(eye[0], eye[1], size * 0.022),
      { color: palette.sun, texture: 'clear', shine: 1.5 },
      { lead: 4 },
    );
}
