import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { MAX_WIDTH, type PictureFile, widthsOf } from '../../domain/picture.js';
import type { MadePicture, PictureMaker } from '../../domain/pictures.service.js';

/** Long enough that keys cannot be guessed. */
const KEY_LENGTH = 20;
/** Three times the maximum width; WebP allows 16,383. */
const MAX_HEIGHT = 4_800;
/** Enough for good cameras. Decoding takes four bytes per pixel. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 10;
const QUALITY = 82;

const OTHER_TYPE = 'Choose a JPEG, PNG or WebP image.';
const MOVES = 'Choose an image without animation.';
const TOO_MANY_PIXELS = 'This image has more than 50 million pixels. Please make it smaller first.';
const UNREADABLE = 'We couldn’t read this image. Save it as a JPEG and try again.';

/** Uses libvips, in threads next to the event loop: one image at a time, so that logins find a free thread. */
export class SharpPictureMaker implements PictureMaker {
  private last: Promise<unknown> = Promise.resolve();

  keyOf(file: Uint8Array): string {
    return createHash('sha256').update(file).digest('hex').slice(0, KEY_LENGTH);
  }

  make(file: Uint8Array): Promise<MadePicture> {
    const next = this.last.then(() => made(file));
    this.last = next.catch(() => undefined);
    return next;
  }
}

async function made(file: Uint8Array): Promise<MadePicture> {
  // Checked before libvips opens the file: its other decoders are not meant for untrusted files.
  if (!isKnownType(file)) throw refusal(OTHER_TYPE);
  if (isMovingPng(file)) throw refusal(MOVES);
  try {
    const input = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;
    const { width, height, pages = 1 } = await sharp(file, { ...input, limitInputPixels: false }).metadata();
    if (pages > 1) throw refusal(MOVES);
    if (width * height > MAX_PIXELS) throw refusal(TOO_MANY_PIXELS);
    const { data, info } = await sharp(file, input)
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: MAX_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const [widest, ...others] = await written(() => sharp(data, { raw }), widthsOf(info));
    if (!widest) throw new Error('There is at least one width.');
    return { width: info.width, height: info.height, files: [widest, ...others] };
  } catch (error) {
    throw error instanceof InvalidInput ? error : refusal(UNREADABLE);
  }
}

async function written(picture: () => Sharp, widths: readonly number[]): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const width of widths) {
    const webp = picture().resize({ width }).webp({ quality: QUALITY });
    files.push({ width, type: 'webp', content: await webp.toBuffer() });
    // JPEG does not support transparency.
    const jpeg = picture()
      .resize({ width })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, mozjpeg: true });
    files.push({ width, type: 'jpg', content: await jpeg.toBuffer() });
  }
  return files;
}

const refusal = (message: string) => new InvalidInput([{ field: 'file', message }]);

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const startsWith = (file: Uint8Array, signs: Uint8Array, at = 0) =>
  Buffer.compare(file.subarray(at, at + signs.length), signs) === 0;

function isKnownType(file: Uint8Array): boolean {
  const isJpeg = startsWith(file, Buffer.from([0xff, 0xd8, 0xff]));
  const isWebp = startsWith(file, Buffer.from('RIFF')) && startsWith(file, Buffer.from('WEBP'), 8);
  return isJpeg || isWebp || startsWith(file, PNG);
}

/** libvips decodes only the first frame and does not report that there are more. */
function isMovingPng(file: Uint8Array): boolean {
  if (!startsWith(file, PNG)) return false;
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  return bytes.subarray(0, Math.max(bytes.indexOf('IDAT'), 0)).includes('acTL');
}
