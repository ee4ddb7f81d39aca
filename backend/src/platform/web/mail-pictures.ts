import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { BuiltSite } from './built-site.js';

const QUALITY = 82;
const NAME = /^(pictures\/[\w-]+)\.jpg$/;

/** The website's own images as JPEG, for mail clients without WebP and AVIF. Converted on request. */
export class MailPictures {
  private readonly made = new LRUCache<string, Promise<Buffer>>({ max: 64 });

  constructor(private readonly site: BuiltSite) {}

  /** @returns null if the website has no such image */
  find(file: string): Promise<Buffer> | null {
    const [, name] = NAME.exec(file) ?? [];
    if (!name || !this.site.isAsset(`${name}.webp`)) return null;
    const known = this.made.get(name);
    if (known) return known;
    const picture = sharp(join(this.site.root, `${name}.webp`))
      // JPEG has no transparency.
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    this.made.set(name, picture);
    picture.catch(() => this.made.delete(name));
    return picture;
  }
}
