/** node frontend/glass/marks.ts   writes the directions code, the icons and the social card */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import QRCode from 'qrcode';
import sharp from 'sharp';
import restaurant from '../../backend/content/restaurant.json' with { type: 'json' };

const publicFolder = join(import.meta.dirname, '../public');
const LEAD = '#15110f';
const QUIET_ZONE = 4;

await writeFile(join(publicFolder, 'pictures/qr-directions.svg'), directionsCode());
await writeIcons();
await writeSocialCard();

/** A QR code in lead with directions to the restaurant; plain, so that every camera can read it. */
function directionsCode(): string {
  const { street, unit, city, region, postalCode } = restaurant.address;
  const destination = `${street}, ${unit}, ${city}, ${region} ${postalCode}`;
  const url = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const size = modules.size + QUIET_ZONE * 2;
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) path += `M${column + QUIET_ZONE},${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  const ground = `<rect width="${size}" height="${size}" fill="#fff"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${ground}<path fill="${LEAD}" d="${path}"/></svg>\n`;
}

async function writeIcons() {
  const svg = await readFile(join(publicFolder, 'favicon.svg'));
  const png = (size: number) => sharp(svg, { density: 600 }).resize(size).png().toBuffer();
  const onIvory = sharp(await png(180)).flatten({ background: '#fbf6ec' });
  await onIvory.png().toFile(join(publicFolder, 'apple-touch-icon.png'));
  await writeFile(join(publicFolder, 'favicon.ico'), icon(await png(32), 32));
}

/** An .ico file that holds one PNG. */
function icon(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function writeSocialCard() {
  await sharp(join(publicFolder, 'pictures/hero-1600.webp'))
    .resize(1200, 630, { fit: 'cover', position: 'centre' })
    .png({ palette: true, quality: 82, effort: 8 })
    .toFile(join(publicFolder, 'social-card.png'));
}
