import type { Cartoon } from '../cartoon.ts';
import { blob, curve, ellipse, line, place, plot, type Point, polygon, quadratic } from '../geometry.ts';
import { type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A fountain of two bowls in a round pool; x, y is the middle of the pool. */
export function fountain(cartoon: Cartoon, palette: Palette, random: Random, x: number, y: number, size: number) {
  const stone = { color: () => ramp(palette.marble, random.between(0, 0.8)), texture: 'opalescent' as const, flow: 0 };
  const wet = {
    color: () =>
      ramp(
        [
          [0.93, 0.03, 200],
          [0.74, 0.09, 215],
        ],
        random(),
      ),
    texture: 'rippled' as const,
    flow: 1.5,
    shine: 1.15,
  };
  const put = (points: Point[]) => place(points, [x, y], size);
  const pool = (rx: number, ry: number, dy: number) => ellipse(x, y + dy * size, rx * size, ry * size);
  const rim = put(plot('-0.62,0 0.62,0 0.58,0.2 0.3,0.3 0,0.33 -0.3,0.3 -0.58,0.2'));
  const joints = [-0.42, -0.22, 0, 0.22, 0.42].map((k) =>
    line(
      ...put([
        [k * 0.96, 0.05],
        [k, 0.4],
      ]),
    ),
  );
  cartoon.glass(polygon(rim), stone, { cuts: joints, lead: 7, cutLead: 5 });
  cartoon.glass(pool(0.62, 0.12, 0), stone, { lead: 7 });
  cartoon.glass(
    pool(0.54, 0.09, 0.005),
    { color: (px) => ramp(palette.water, Math.abs(px - x) / (size * 0.9)), texture: 'rippled', flow: 0 },
    {
      cuts: [
        pool(0.36, 0.055, 0.005),
        pool(0.18, 0.026, 0.005),
        line(
          ...put([
            [-0.54, 0],
            [-0.36, 0.01],
          ]),
        ),
        line(
          ...put([
            [0.36, 0.01],
            [0.54, 0],
          ]),
        ),
      ],
      lead: 5,
      cutLead: 3.6,
    },
  );
  const column = put(plot('-0.06,-0.62 0.06,-0.62 0.055,-0.3 0.11,-0.02 -0.11,-0.02 -0.055,-0.3'));
  cartoon.glass(polygon(column), stone, {
    cuts: [
      line(
        ...put([
          [-0.1, -0.3],
          [0.1, -0.3],
        ]),
      ),
    ],
    lead: 6,
    cutLead: 4,
  });
  const bowl = (width: number, dy: number) => {
    const shape = `${curve(
      put([
        [-width, dy],
        [-width * 0.75, dy + width * 0.28],
        [-width * 0.3, dy + width * 0.44],
        [0, dy + width * 0.47],
        [width * 0.3, dy + width * 0.44],
        [width * 0.75, dy + width * 0.28],
        [width, dy],
      ]),
    )}Z`;
    const ribs = [-0.45, 0, 0.45].map((k) =>
      line(
        ...put([
          [k * width, dy],
          [k * width * 0.6, dy + width * 0.5],
        ]),
      ),
    );
    cartoon.glass(shape, stone, { cuts: ribs, lead: 6, cutLead: 4 });
  };
  const fall = (from: number, dy: number, to: number, ground: number) => {
    for (const side of [-1, 1]) {
      const outer = quadratic([side * from, dy], [side * to, dy - 0.02], [side * to, ground], 7);
      const inner = quadratic(
        [side * (from - 0.07), dy + 0.015],
        [side * (to - 0.085), dy + 0.04],
        [side * (to - 0.06), ground],
        7,
      );
      const joint = [2, 4, 6].map((i) => line(...put([outer[i] ?? [0, 0], inner[i] ?? [0, 0]])));
      cartoon.glass(polygon(put([...outer, ...inner.toReversed()])), wet, { cuts: joint, lead: 4.6, cutLead: 3.2 });
    }
  };
  fall(0.36, -0.32, 0.46, 0);
  bowl(0.36, -0.34);
  fall(0.17, -0.62, 0.25, -0.34);
  bowl(0.17, -0.64);
  const jet = put(plot('0,-1.02 0.045,-0.86 0.05,-0.66 -0.05,-0.66 -0.045,-0.86'));
  cartoon.glass(blob(jet), wet, {
    cuts: [
      line(
        ...put([
          [-0.1, -0.83],
          [0.1, -0.8],
        ]),
      ),
    ],
    lead: 5,
    cutLead: 3.2,
  });
  for (const side of [-1, 1]) {
    const outer = quadratic([side * 0.02, -0.92], [side * 0.15, -0.98], [side * 0.15, -0.65], 6);
    const inner = quadratic([side * 0.03, -0.84], [side * 0.1, -0.88], [side * 0.095, -0.65], 6);
    cartoon.glass(polygon(put([...outer, ...inner.toReversed()])), wet, { lead: 4, cuts: [] });
  }
  cartoon.light({ at: [x, y - size * 0.5], radius: size * 0.55, strength: 0.3, tint: [0.9, 0.97, 1] });
}
