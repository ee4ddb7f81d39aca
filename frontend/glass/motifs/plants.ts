import type { Cartoon } from '../cartoon.ts';
import { blob, curve, line, mix, place, plot, type Point, polar, polygon, quadratic } from '../geometry.ts';
import { type Oklch, type Palette, ramp } from '../palette.ts';
import type { Random } from '../random.ts';

/** A palm frond: a bent rib with leaflets on both sides, the lower ones longer. */
export function frond(cartoon: Cartoon, from: Point, bend: Point, to: Point, spread: number, color: Oklch) {
  const steps = spread < 40 ? 5 : 7;
  const rib = quadratic(from, bend, to, steps);
  const leaflets = (direction: 1 | -1): Point[] =>
    rib.slice(0, -1).flatMap((point, i): Point[] => {
      const next = rib[i + 1] ?? point;
      const angle = Math.atan2(next[1] - point[1], next[0] - point[0]);
      const t = (i + 0.5) / steps;
      const reach = spread * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.16)) ** 0.8;
      return [polar(point, reach * 0.46, angle + direction * 1.2), polar(next, reach * 1.02, angle + direction * 0.7)];
    });
  const outline = [from, ...leaflets(1), to, ...leaflets(-1).reverse()];
  const cuts = rib
    .filter((_, i) => i % 2 === 0)
    .flatMap((point, k) => {
      const next = rib[k * 2 + 1] ?? point;
      const angle = Math.atan2(next[1] - point[1], next[0] - point[0]);
      return [
        line(point, polar(point, spread * 1.4, angle + 0.75)),
        line(point, polar(point, spread * 1.4, angle - 0.75)),
      ];
    });
  cartoon.glass(
    polygon(outline),
    { color, texture: 'streaky', flow: Math.atan2(to[1] - from[1], to[0] - from[0]) },
    { cuts: spread < 40 ? [curve(rib)] : [curve(rib), ...cuts], lead: spread < 40 ? 3.6 : 4.8, cutLead: 3 },
  );
}

export interface PalmShape {
  foot: Point;
  crown: Point;
  size: number;
  fronds?: number;
}

export function palm(cartoon: Cartoon, palette: Palette, random: Random, { foot, crown, size, fronds = 9 }: PalmShape) {
  const bend: Point = [mix(foot[0], crown[0], 0.15), mix(foot[1], crown[1], 0.55)];
  const spine = quadratic(foot, bend, crown, 10);
  const wide = (t: number) => size * mix(0.085, 0.045, t);
  const outline = [
    ...spine.map(([x, y], i): Point => [x - wide(i / 10), y]),
    ...spine.toReversed().map(([x, y], i): Point => [x + wide(1 - i / 10), y]),
  ];
  const rings = spine
    .slice(1, -1)
    .map(([x, y], i) => line([x - size * 0.1, y + size * 0.03 * (i % 2 ? 1 : -1)], [x + size * 0.1, y]));
  cartoon.glass(
    polygon(outline),
    { color: palette.wood, texture: 'streaky', flow: 1.5 },
    { cuts: rings, lead: 6, cutLead: 3.6 },
  );
  const order = Array.from({ length: fronds }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (fronds - 1) / 2) - Math.abs(a - (fronds - 1) / 2),
  );
  for (const i of order) {
    const t = i / (fronds - 1);
    const angle = mix(Math.PI * 1.08, -Math.PI * 0.08, t) + random.between(-0.07, 0.07);
    const reach = size * random.between(0.9, 1.08);
    const drop = size * (0.2 + Math.abs(t - 0.5) * 0.9);
    const peak = polar(crown, reach * 0.62, -angle);
    const tip: Point = [crown[0] + Math.cos(angle) * reach, crown[1] - Math.sin(angle) * reach * 0.72 + drop];
    frond(cartoon, crown, [peak[0], peak[1] - size * 0.1], tip, size * 0.2, ramp(palette.leaf, random.between(0, 1)));
  }
  cartoon.glass(
    blob(place(plot('-9,-6 9,-7 12,8 0,14 -12,8'), crown, size / 150)),
    { color: palette.wood },
    { lead: 4 },
  );
}

/** A pointed leaf with a midrib. */
export function leaf(
  cartoon: Cartoon,
  from: Point,
  angle: number,
  length: number,
  width: number,
  color: Oklch,
  lead = 4.5,
) {
  const tip = polar(from, length, angle);
  const belly = (side: number) => polar(polar(from, length * 0.42, angle), width / 2, angle + side);
  const shoulder = (side: number) => polar(polar(from, length * 0.75, angle), width * 0.3, angle + side);
  const half = Math.PI / 2;
  const outline = [from, belly(half), shoulder(half), tip, shoulder(-half), belly(-half)];
  const rib = line(from, tip);
  cartoon.glass(blob(outline), { color, texture: 'streaky', flow: angle }, { cuts: [rib], lead, cutLead: lead * 0.7 });
}

/** A flower of five petals about a bright heart. */
export function blossom(
  cartoon: Cartoon,
  at: Point,
  size: number,
  colors: readonly Oklch[],
  heart: Oklch,
  random: Random,
  petals = 5,
) {
  const turn = random.between(0, 6);
  for (let i = 0; i < petals; i++) {
    const angle = turn + (i / petals) * Math.PI * 2;
    const outline = place(plot('0.08,0 0.4,-0.36 0.86,-0.4 1.02,0 0.86,0.4 0.4,0.36'), at, size, angle);
    const vein =
      size > 60 ? [curve(quadratic(at, polar(at, size * 0.5, angle + 0.12), polar(at, size * 0.85, angle), 4))] : [];
    cartoon.glass(
      blob(outline),
      { color: ramp(colors, random()), texture: 'streaky', flow: angle },
      { cuts: vein, lead: size > 40 ? 5 : 3.6, cutLead: 3 },
    );
  }
  cartoon.glass(
    blob(Array.from({ length: 8 }, (_, i) => polar(at, size * 0.2, (i / 8) * Math.PI * 2))),
    { color: heart, texture: 'jewel', shine: 1.2 },
    { lead: size > 40 ? 5 : 3 },
  );
}

/** A climbing vine: a stem with leaves on both sides and clusters of flowers. */
export function vine(cartoon: Cartoon, path: readonly Point[], palette: Palette, random: Random, size = 34) {
  cartoon.came(curve(path), size * 0.16);
  path.forEach((point, i) => {
    const next = path[i + 1] ?? path[i - 1] ?? point;
    const along = Math.atan2(next[1] - point[1], next[0] - point[0]);
    for (const side of [-1, 1]) {
      const angle = along + side * random.between(0.7, 1.5);
      leaf(cartoon, point, angle, size * random.between(1.2, 1.7), size * 0.8, ramp(palette.leaf, random()), 4);
    }
  });
  path.forEach((point, i) => {
    if (i % 3 === 2) return;
    for (let k = 0; k < 4; k++) {
      const near = polar(point, size * random.between(0.3, 1), random.between(0, 6.3));
      blossom(
        cartoon,
        near,
        size * random.between(0.5, 0.72),
        palette.flower,
        palette.sun,
        random,
        random() < 0.6 ? 3 : 5,
      );
    }
  });
}
