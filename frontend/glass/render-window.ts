import sharp, { type Sharp } from 'sharp';
import type { Cartoon, Light } from './cartoon.ts';
import { cutFrom, texture } from './glass.ts';
import { leadLight } from './lead.ts';
import { clouds } from './noise.ts';
import { linearRgb } from './palette.ts';
import { seeded } from './random.ts';
import { blur, distances, findPieces, rasterize, type Raster } from './raster.ts';

/** Glazes the drawing and holds it against the light. */
export async function renderWindow(cartoon: Cartoon, scale: number, seed: number): Promise<Sharp> {
  const raster = await rasterize(cartoon, scale);
  const { width, height, lead, trace } = raster;
  const { pieces, pieceAt } = findPieces(raster);
  const random = seeded(seed);
  const paints = cartoon.paints;
  const sheets = pieces.map((piece) => {
    const paint = paints[piece.paint];
    if (!paint) throw new Error(`A piece without glass at ${piece.x}, ${piece.y}`);
    return cutFrom(paint, piece, scale, random);
  });
  const toLead = distances(
    Uint8Array.from(lead, (value) => (value < 0.5 ? 1 : 0)),
    width,
    height,
  );
  const inLead = Uint8Array.from(lead, (value) => (value < 0.5 ? 0 : 1));
  const intoLead = blur(distances(inLead, width, height), width, height, 1.4 * scale, 1);

  const image = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const number = pieceAt[i] ?? -1;
    const sheet = sheets[number];
    const piece = pieces[number];
    if (!sheet || !piece) continue;
    const px = i % width;
    const py = (i - px) / width;
    const x = px / scale;
    const y = py / scale;
    const edge = (toLead[i] ?? 0) / scale;
    const { streak, light } = texture(sheet, x, y, edge);
    const slope = 1 + (px - piece.x) * sheet.slopeX + (py - piece.y) * sheet.slopeY;
    const rim = 1 - 0.5 * Math.exp(-edge / 2.6) - 0.26 * Math.exp(-edge / 13);
    const painted = 1 - (trace[i] ?? 0) * 0.9;
    const outside = 0.84 + clouds(x * 0.0045 + seed, y * 0.0045) * 0.32;
    const level = light * slope * rim * painted * outside * sheet.shine;
    const falling = daylightAt(cartoon.lights, cartoon.daylight, x, y);
    for (let c = 0; c < 3; c++) {
      const color = (sheet.color[c] ?? 0) * (1 - streak * 0.55) + (sheet.streak[c] ?? 0) * streak * 0.55;
      image[i * 3 + c] = color * level * (falling[c] ?? 1);
    }
  }
  if (cartoon.wall) hangBefore(linearRgb(cartoon.wall), image, raster, scale);
  return developed(image, raster, intoLead, scale, cartoon);
}

/** Fills empty areas with a wall in slanting light, on which the pieces cast shadows and colors. */
function hangBefore(
  wall: readonly number[],
  image: Float32Array,
  { width, height, paint, lead }: Raster,
  scale: number,
) {
  const body = new Float32Array(image.length);
  for (let i = 0; i < width * height; i++) {
    const solid = (lead[i] ?? 0) > 0.5 || paint[i] !== 0 ? 1 : 0;
    body.fill(solid, i * 3, i * 3 + 3);
  }
  const shadow = blur(body, width, height, 15 * scale);
  const colors = blur(image, width, height, 15 * scale);
  const dx = Math.round(78 * scale);
  const dy = Math.round(62 * scale);
  for (let i = 0; i < width * height; i++) {
    if (body[i * 3] === 1) continue;
    const x = i % width;
    const y = (i - x) / width;
    const from = (Math.max(0, y - dy) * width + Math.max(0, x - dx)) * 3;
    const plaster = 0.94 + clouds((x / scale) * 0.03, (y / scale) * 0.03) * 0.12;
    const slant = 1.08 - 0.3 * ((x / width) * 0.4 + (y / height) * 0.6);
    for (let c = 0; c < 3; c++) {
      const shade = 1 - 0.62 * (shadow[from + c] ?? 0);
      image[i * 3 + c] = ((wall[c] ?? 0) * shade + (colors[from + c] ?? 0) * 0.5) * plaster * slant;
    }
  }
}

const falling: [number, number, number] = [1, 1, 1];

function daylightAt(lights: Light[], daylight: number, x: number, y: number) {
  falling.fill(daylight);
  for (const { at, radius, strength, tint = [1, 1, 1] } of lights) {
    const distance = Math.hypot(x - at[0], y - at[1]) / radius;
    const reach = strength / (1 + distance * distance * 2.6);
    for (let c = 0; c < 3; c++) falling[c] = (falling[c] ?? 0) + reach * (tint[c] ?? 1);
  }
  return falling;
}

/** Light spills over the lead; then exposure, edges darker than the middle, and eight bits. */
function developed(
  image: Float32Array,
  { width, height, lead }: { width: number; height: number; lead: Float32Array },
  intoLead: Float32Array,
  scale: number,
  { width: sceneWidth, height: sceneHeight }: Cartoon,
): Sharp {
  const near = blur(image, width, height, 4 * scale);
  const wide = blur(image, width, height, 34 * scale);
  const bytes = Buffer.alloc(width * height * 3);
  const reach = Math.hypot(sceneWidth, sceneHeight) / 2;
  for (let i = 0; i < width * height; i++) {
    const x = (i % width) / scale - sceneWidth / 2;
    const y = Math.floor(i / width) / scale - sceneHeight / 2;
    const vignette = 1.05 - 0.42 * (Math.hypot(x, y) / reach) ** 2.4;
    const cover = lead[i] ?? 0;
    const metal = cover > 0.02 ? leadLight(intoLead, i, width, 2.6 * scale) : 0;
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      const glass = (image[at] ?? 0) * (1 - cover) + metal * cover;
      const light = glass * 0.95 + (near[at] ?? 0) * 0.045 + (wide[at] ?? 0) * 0.035 * (1 - cover * 0.4);
      bytes[at] = Math.round(gamma(1 - Math.exp(-light * vignette * 2.3)) * 255);
    }
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
