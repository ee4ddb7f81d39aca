/**
 * node frontend/glass/render.ts [names…]             encodes the pictures and notes their sizes
 * node frontend/glass/render.ts --preview [names…]   writes small PNG files to the folder in PREVIEW
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import sharp, { type AvifOptions } from 'sharp';
import { palettes } from './palette.ts';
import { pictures, type Picture } from './pictures.ts';
import { seeded } from './random.ts';
import { renderWindow } from './render-window.ts';

const assets = join(import.meta.dirname, '../public/pictures');
const catalogue = join(import.meta.dirname, '../src/shared/ui/picture/pictures.json');

interface Entry {
  width: number;
  height: number;
  tint: string;
}

const args = process.argv.slice(2);
const preview = args[0] === '--preview';
const wantedNames = args.slice(preview ? 1 : 0);
const names = wantedNames.length > 0 ? wantedNames : Object.keys(pictures);

sharp.concurrency(1);
for (const name of names) {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture called ${name}`);
  await (preview ? writePreview(name, picture) : encode(name, picture));
  console.log(name);
}

function glaze(picture: Picture, scale: (width: number) => number) {
  const cartoon = picture.draw(palettes[picture.palette], seeded(picture.seed));
  return renderWindow(cartoon, scale(cartoon.width), picture.seed);
}

async function writePreview(name: string, picture: Picture) {
  const folder = process.env.PREVIEW ?? '.';
  await (await glaze(picture, (width) => 760 / width)).png().toFile(join(folder, `${name}.png`));
}

/** The hero's colors are subsampled for phones, whose dense screens do not show the difference. */
function avifOf(name: string, width: number): AvifOptions {
  if (name !== 'hero') return { quality: 34, effort: 6 };
  return width > 768 ? { quality: 44, effort: 4 } : { quality: 42, effort: 6, chromaSubsampling: '4:2:0' };
}

async function encode(name: string, picture: Picture) {
  const widths = name === 'hero' ? [480, 768, 1200, 1600] : [480, 768, 1200];
  const largest = Math.max(...widths);
  const window = await glaze(picture, (width) => (largest / width) * 1.25);
  const png = await window.resize(largest).png({ compressionLevel: 1 }).toBuffer();
  await mkdir(assets, { recursive: true });
  for (const width of widths) {
    const image = sharp(png).resize(width);
    await image
      .clone()
      .avif(avifOf(name, width))
      .toFile(join(assets, `${name}-${width}.avif`));
    await image
      .clone()
      .webp({ quality: 74, effort: 5 })
      .toFile(join(assets, `${name}-${width}.webp`));
  }
  const { height } = await sharp(png).metadata();
  const { dominant } = await sharp(png).stats();
  const tint = `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  await note(name, { width: largest, height, tint });
}

async function note(name: string, entry: Entry) {
  await mkdir(join(catalogue, '..'), { recursive: true });
  const known = JSON.parse(await readFile(catalogue, 'utf8').catch(() => '{}')) as Record<string, Entry>;
  known[name] = entry;
  const sorted = Object.fromEntries(Object.keys(pictures).flatMap((key) => (known[key] ? [[key, known[key]]] : [])));
  const { code } = await format(catalogue, JSON.stringify(sorted), { printWidth: 120 });
  await writeFile(catalogue, code);
}
