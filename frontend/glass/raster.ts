import sharp from 'sharp';
import type { Cartoon } from './cartoon.ts';

export interface Raster {
  width: number;
  height: number;
  /** Number of the paint at each pixel, from 1; 0 for none. */
  paint: Uint16Array;
  /** Coverage by lead and by painted line, 0…1. */
  lead: Float32Array;
  trace: Float32Array;
}

export async function rasterize(cartoon: Cartoon, scale: number): Promise<Raster> {
  const [paintMap, leadMap] = await Promise.all([pixels(cartoon.paintMap(scale)), pixels(cartoon.leadMap(scale))]);
  const { width, height } = leadMap;
  const paint = new Uint16Array(width * height);
  const lead = new Float32Array(width * height);
  const trace = new Float32Array(width * height);
  for (let i = 0; i < width * height; i++) {
    paint[i] = (paintMap.rgb[i * 3 + 1] ?? 0) * 256 + (paintMap.rgb[i * 3 + 2] ?? 0);
    lead[i] = (leadMap.rgb[i * 3] ?? 0) / 255;
    trace[i] = (leadMap.rgb[i * 3 + 1] ?? 0) / 255;
  }
  return { width, height, paint, lead, trace };
}

async function pixels(svg: string) {
  const image = sharp(Buffer.from(svg), { density: 72, unlimited: true }).removeAlpha().toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { rgb: data, width: info.width, height: info.height };
}

/** Distance of every pixel to the nearest pixel where `inside` is 0 (Felzenszwalb and Huttenlocher). */
export function distances(inside: Uint8Array, width: number, height: number): Float32Array {
  const squared = Float64Array.from(inside, (value) => (value === 0 ? 0 : 1e12));
  const longest = Math.max(width, height);
  const values = new Float64Array(longest);
  const vertices = new Int32Array(longest);
  const bounds = new Float64Array(longest + 1);
  const pass = (start: number, step: number, count: number) => {
    for (let i = 0; i < count; i++) values[i] = squared[start + i * step] ?? 0;
    const value = (i: number) => values[i] ?? 0;
    let k = 0;
    vertices[0] = 0;
    bounds[0] = -Infinity;
    bounds[1] = Infinity;
    for (let q = 1; q < count; q++) {
      let cross: number;
      for (;;) {
        const v = vertices[k] ?? 0;
        cross = (value(q) + q * q - value(v) - v * v) / (2 * q - 2 * v);
        if (cross > (bounds[k] ?? 0) || k === 0) break;
        k--;
      }
      if (cross > (bounds[k] ?? 0)) k++;
      vertices[k] = q;
      bounds[k] = cross;
      bounds[k + 1] = Infinity;
    }
    k = 0;
    for (let q = 0; q < count; q++) {
      while ((bounds[k + 1] ?? Infinity) < q) k++;
      const v = vertices[k] ?? 0;
      squared[start + q * step] = (q - v) * (q - v) + value(v);
    }
  };
  for (let x = 0; x < width; x++) pass(x, width, height);
  for (let y = 0; y < height; y++) pass(y * width, 1, width);
  return Float32Array.from(squared, Math.sqrt);
}

export interface Piece {
  paint: number;
  x: number;
  y: number;
  /** Square root of the area: about how wide the piece is. */
  size: number;
}

/** Every area that the lead encloses is one piece of glass. */
export function findPieces({ width, height, paint, lead }: Raster): { pieces: Piece[]; pieceAt: Int32Array } {
  const pieceAt = new Int32Array(width * height).fill(-1);
  const stack = new Int32Array(width * height);
  const pieces: Piece[] = [];
  const joins = (i: number, kind: number) => pieceAt[i] === -1 && paint[i] === kind && (lead[i] ?? 0) < 0.5;
  for (let start = 0; start < width * height; start++) {
    const kind = paint[start] ?? 0;
    if (kind === 0 || !joins(start, kind)) continue;
    const number = pieces.length;
    let depth = 0;
    let area = 0;
    let sumX = 0;
    let sumY = 0;
    const push = (i: number) => {
      pieceAt[i] = number;
      stack[depth++] = i;
    };
    push(start);
    while (depth > 0) {
      const i = stack[--depth] ?? 0;
      const x = i % width;
      area++;
      sumX += x;
      sumY += (i - x) / width;
      if (x > 0 && joins(i - 1, kind)) push(i - 1);
      if (x < width - 1 && joins(i + 1, kind)) push(i + 1);
      if (i >= width && joins(i - width, kind)) push(i - width);
      if (i < width * (height - 1) && joins(i + width, kind)) push(i + width);
    }
    pieces.push({ paint: kind - 1, x: sumX / area, y: sumY / area, size: Math.sqrt(area) });
  }
  return { pieces, pieceAt };
}

/** Three box blurs, which come close to a Gaussian. */
export function blur(image: Float32Array, width: number, height: number, sigma: number, channels = 3): Float32Array {
  const radius = Math.max(1, Math.round(sigma * 0.98));
  let from = image;
  for (let round = 0; round < 3; round++) {
    from = boxPass(from, height, width, width * channels, channels, radius, channels);
    from = boxPass(from, width, height, channels, width * channels, radius, channels);
  }
  return from;
}

function boxPass(
  from: Float32Array,
  lines: number,
  count: number,
  lineStep: number,
  step: number,
  radius: number,
  channels: number,
) {
  const to = new Float32Array(from.length);
  const weight = 1 / (radius * 2 + 1);
  for (let row = 0; row < lines; row++) {
    for (let channel = 0; channel < channels; channel++) {
      const start = row * lineStep + channel;
      const value = (i: number) => from[start + Math.min(Math.max(i, 0), count - 1) * step] ?? 0;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += value(i);
      for (let i = 0; i < count; i++) {
        to[start + i * step] = sum * weight;
        sum += value(i + radius + 1) - value(i - radius);
      }
    }
  }
  return to;
}
