export type Point = readonly [x: number, y: number];

const n = (value: number) => value.toFixed(1);
const at = (point: Point) => `${n(point[0])},${n(point[1])}`;

export const polar = (center: Point, radius: number, angle: number): Point => [
  center[0] + Math.cos(angle) * radius,
  center[1] + Math.sin(angle) * radius,
];

export const mix = (a: number, b: number, t: number) => a + (b - a) * t;

export const between = (a: Point, b: Point, t: number): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)];

/** Points written as 'x,y x,y …'. */
export const plot = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** Places points drawn about the origin: scaled (negative x mirrors), turned, moved. */
export function place(points: readonly Point[], to: Point, scale: number | Point = 1, angle = 0): Point[] {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return points.map(([x, y]) => [to[0] + x * sx * cos - y * sy * sin, to[1] + x * sx * sin + y * sy * cos]);
}

export const line = (...points: Point[]) => `M${points.map(at).join('L')}`;
export const polygon = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;

/** A Catmull-Rom curve through the points. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  let path = `M${at(point(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const before = point(i - 1);
    const from = point(i);
    const to = point(i + 1);
    const after = point(i + 2);
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${at(leave)} ${at(arrive)} ${at(to)}`;
  }
  return closed ? `${path}Z` : path;
}

export const blob = (points: readonly Point[]) => curve(points, true);

export const rect = (x: number, y: number, width: number, height: number) =>
  `M${n(x)},${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${n(x - rx)},${n(y)}a${n(rx)},${n(ry)} 0 1 1 ${n(rx * 2)},0a${n(rx)},${n(ry)} 0 1 1 ${n(-rx * 2)},0Z`;

export const circle = (x: number, y: number, radius: number) => ellipse(x, y, radius, radius);

/** A round-headed opening: straight sides up to the springing, a half ellipse above. */
export const arch = (left: number, right: number, top: number, springing: number, bottom: number) => {
  const rx = (right - left) / 2;
  return `M${n(left)},${n(bottom)}V${n(springing)}A${n(rx)},${n(springing - top)} 0 0 1 ${n(right)},${n(springing)}V${n(bottom)}Z`;
};

/** Points of a quadratic curve. */
export function quadratic(from: Point, bend: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) =>
    between(between(from, bend, i / steps), between(bend, to, i / steps), i / steps),
  );
}

export const wave = (from: number, to: number, y: (x: number) => number, step = 24): Point[] => {
  const count = Math.max(2, Math.ceil((to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = mix(from, to, i / count);
    return [x, y(x)];
  });
};
