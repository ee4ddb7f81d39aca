import { Delaunay } from 'd3-delaunay';
import { curve, line, mix, polar, wave, type Point } from './geometry.ts';
import type { Random } from './random.ts';

/** Every function returns lines along which a shape is cut; the shape's outline clips them. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Rings and staggered spokes about a light. */
export function rays(center: Point, radii: readonly number[], spokes: number, random: Random): string[] {
  const ring = (index: number, angle: number): Point => {
    const radius = radii[index] ?? 0;
    const swing = 0.018 * Math.sin(angle * 5 + index * 2.1) + 0.012 * Math.sin(angle * 9 - index);
    return polar(center, radius * (1 + (index === 0 ? 0 : swing)), angle);
  };
  const cuts: string[] = [];
  for (let index = 0; index < radii.length; index++) {
    cuts.push(
      curve(
        Array.from({ length: 90 }, (_, i) => ring(index, (i / 90) * Math.PI * 2)),
        true,
      ),
    );
    if (index === radii.length - 1) break;
    const count = Math.round(spokes * (1 + index * 0.5));
    const shift = random.between(0, Math.PI);
    for (let i = 0; i < count; i++) {
      const angle = shift + ((i + random.between(-0.2, 0.2)) / count) * Math.PI * 2;
      cuts.push(line(ring(index, angle), ring(index + 1, angle + random.between(-0.05, 0.05))));
    }
  }
  return cuts;
}

/** Bricks or blocks in bond. */
export function courses([left, top, right, bottom]: Box, rowHeight: number, length: number, random: Random): string[] {
  const rows = Math.round((bottom - top) / rowHeight);
  const cuts: string[] = [];
  for (let row = 0; row <= rows; row++) {
    const y = mix(top, bottom, row / rows);
    cuts.push(line([left, y], [right, y]));
    if (row === rows) continue;
    const next = mix(top, bottom, (row + 1) / rows);
    for (let x = left + (row % 2 ? length / 2 : length) + random.between(-4, 4); x < right; x += length) {
      const joint = x + random.between(-0.08, 0.08) * length;
      cuts.push(line([joint, y], [joint, next]));
    }
  }
  return cuts;
}

/** Water: lines that swing toward and away from each other, with few slanting joints. */
export function ripples([left, top, right, bottom]: Box, rows: number, random: Random, length = 230): string[] {
  const ys = Array.from({ length: rows + 1 }, (_, i) => mix(top, bottom, (i / rows) ** 1.35));
  const lines = ys.map((y, i) => {
    const gap = (ys[i + 1] ?? y + (bottom - top) / rows) - y;
    const swing = gap * 0.32 * (i % 2 ? 1 : -1);
    const wide = length * (0.75 + (i / rows) * 0.7);
    const phase = random.between(-0.5, 0.5);
    return (x: number) => y + Math.sin((x / wide) * Math.PI * 2 + phase) * swing;
  });
  const cuts = lines.map((y) => curve(wave(left, right, y)));
  for (let i = 0; i < rows; i++) {
    const above = lines[i];
    const below = lines[i + 1];
    if (!above || !below) continue;
    const wide = length * (0.75 + (i / rows) * 0.7);
    for (let x = left + random.between(0.1, 0.9) * wide; x < right; x += wide * random.between(0.75, 1.15)) {
      const lean = random.between(0.4, 0.9) * (random() < 0.5 ? -1 : 1) * (below(x) - above(x));
      cuts.push(line([x, above(x)], [x + lean, below(x + lean)]));
    }
  }
  return cuts;
}

/** Bands that sweep across, broken by cross cuts: clouds, dunes, hills. */
export function bands(
  [left, top, right, bottom]: Box,
  count: number,
  random: Random,
  { swing = 0.4, length = 260 }: { swing?: number; length?: number } = {},
): string[] {
  const gap = (bottom - top) / count;
  const shift = random.between(0, 6);
  const edges = Array.from({ length: count + 1 }, (_, i) => {
    const wide = random.between(0.8, 1.2) * (right - left) * 0.7;
    return (x: number) => top + i * gap + Math.sin((x / wide) * Math.PI * 2 + shift + i * 0.7) * gap * swing;
  });
  const cuts = edges.map((y) => curve(wave(left, right, y, 40)));
  edges.forEach((above, i) => {
    const below = edges[i + 1];
    if (!below) return;
    for (let x = left + random.between(0.2, 0.9) * length; x < right; x += length * random.between(0.8, 1.3)) {
      const lean = random.between(-0.5, 0.5) * gap;
      cuts.push(line([x, above(x)], [x + lean, below(x + lean)]));
    }
  });
  return cuts;
}

/** Irregular pieces of about the same size, stretched sideways by `stretch`. */
export function pebbles(box: Box, count: number, random: Random, stretch = 1): string[] {
  const left = box[0] / stretch;
  const top = box[1];
  const right = box[2] / stretch;
  const bottom = box[3];
  const bounds: [number, number, number, number] = [left, top, right, bottom];
  let points: [number, number][] = Array.from({ length: count }, () => [
    random.between(left, right),
    random.between(top, bottom),
  ]);
  for (let round = 0; round < 3; round++) {
    const voronoi = Delaunay.from(points).voronoi(bounds);
    points = points.map((point, i) => middle(voronoi.cellPolygon(i)) ?? point);
  }
  const voronoi = Delaunay.from(points).voronoi(bounds);
  return points.flatMap((_, i) => {
    const cell = voronoi.cellPolygon(i);
    return [line(...cell.map(([x, y]): Point => [x * stretch, y]))];
  });
}

function middle(cell: Point[]): [number, number] | undefined {
  if (cell.length < 4) return undefined;
  let area = 0;
  let x = 0;
  let y = 0;
  cell.forEach((a, i) => {
    const b = cell[i + 1];
    if (!b) return;
    const cross = a[0] * b[1] - b[0] * a[1];
    area += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  });
  return [x / (3 * area), y / (3 * area)];
}

/** Floor tiles that run away to a vanishing point. */
export function tiles(vanish: Point, [left, top, right, bottom]: Box, width: number, rows: number): string[] {
  const cuts: string[] = [];
  const spread = (right - left) * 1.6;
  for (let x = vanish[0] - spread; x <= vanish[0] + spread; x += width) cuts.push(line(vanish, [x, bottom]));
  for (let i = 1; i <= rows; i++) {
    const y = mix(top, bottom, (i / rows) ** 1.7);
    cuts.push(line([left, y], [right, y]));
  }
  return cuts;
}

/** Diamond quarries. */
export function lattice([left, top, right, bottom]: Box, width: number, height: number): string[] {
  const cuts: string[] = [];
  const reach = ((bottom - top) / height) * width;
  for (let x = left - reach; x <= right + reach; x += width) {
    cuts.push(line([x, top], [x + reach, bottom]), line([x + reach, top], [x, bottom]));
  }
  return cuts;
}
