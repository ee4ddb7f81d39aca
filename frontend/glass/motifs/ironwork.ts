import type { Cartoon } from '../cartoon.ts';
import { circle, curve, line, type Point, polar } from '../geometry.ts';

/** A scroll of wrought iron: a spiral that ends in a small ball. */
export function scroll(cartoon: Cartoon, center: Point, radius: number, start: number, turn: 1 | -1, width: number) {
  const points = Array.from({ length: 22 }, (_, i) =>
    polar(center, radius * (1 - i / 25), start + turn * (i / 21) * Math.PI * 2.7),
  );
  cartoon.came(curve(points), width);
}

/** One wing of a gate between two posts. */
export function gateWing(
  cartoon: Cartoon,
  left: number,
  right: number,
  top: (x: number) => number,
  bottom: number,
  width = 9,
) {
  const bars = 5;
  const rail = (share: number) => (x: number) => top(x) + (bottom - top(x)) * share;
  for (let i = 0; i <= bars; i++) {
    const x = left + ((right - left) * i) / bars;
    const end = i === 0 || i === bars;
    cartoon.came(line([x, top(x) - (end ? 0 : 26)], [x, bottom]), end ? width * 1.5 : width);
    if (!end)
      cartoon.came(
        line([x - 8, top(x) - 22], [x, top(x) - 46], [x + 8, top(x) - 22], [x - 8, top(x) - 22]),
        width * 0.8,
      );
  }
  for (const share of [0, 0.16, 0.56, 0.62, 0.97]) {
    const y = rail(share);
    cartoon.came(
      curve([left, (left + right) / 2, right].map((x): Point => [x, y(x)])),
      width * (share === 0 ? 1.3 : 1),
    );
  }
  const middle = (left + right) / 2;
  const wide = (right - left) * 0.21;
  for (const share of [0.36, 0.78]) {
    const y = rail(share)(middle);
    for (const side of [-1, 1] as const) {
      scroll(
        cartoon,
        [middle + side * wide, y - wide * 0.72],
        wide * 0.68,
        side === 1 ? Math.PI : 0,
        side,
        width * 0.8,
      );
      scroll(
        cartoon,
        [middle + side * wide, y + wide * 0.72],
        wide * 0.68,
        side === 1 ? Math.PI : 0,
        side === 1 ? -1 : 1,
        width * 0.8,
      );
    }
    cartoon.came(circle(middle, y, wide * 0.3), width);
  }
}
