import { seeded } from './random.ts';

const SIZE = 256;
const random = seeded(1701);
const lattice = Float32Array.from({ length: SIZE * SIZE }, () => random());

/** Smooth value noise in 0…1; x and y in lattice units. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const x0 = left & 255;
  const x1 = (left + 1) & 255;
  const y0 = (top & 255) * SIZE;
  const y1 = ((top + 1) & 255) * SIZE;
  const a = lattice[y0 + x0] ?? 0;
  const b = lattice[y0 + x1] ?? 0;
  const c = lattice[y1 + x0] ?? 0;
  const d = lattice[y1 + x1] ?? 0;
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Four octaves of noise, 0…1 about 0.5. */
export function clouds(x: number, y: number): number {
  return (
    (noise(x, y) * 8 +
      noise(x * 2.03 + 31, y * 2.03) * 4 +
      noise(x * 4.1, y * 4.1 + 57) * 2 +
      noise(x * 8.3, y * 8.3)) /
    15
  );
}
