import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Repository } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import { type KeptPictureFile, PictureFileSchema } from './picture-file.schema.js';

/** A mail to many is opened by many at once. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** How long a picture that was deleted may still be shown. */
const KEPT_MS = 60_000;

/** What everybody is shown of pictures, the last of it from memory. */
@Injectable()
export class PictureFiles {
  private readonly kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    ttl: KEPT_MS,
  });
  private readonly repository: Repository<KeptPictureFile>;

  constructor(database: Database) {
    this.repository = database.getRepository(PictureFileSchema);
  }

  async find(name: string): Promise<Uint8Array | null> {
    const known = this.kept.get(name);
    if (known) return known;
    const file = await this.repository.findOneBy({ name });
    if (!file) return null;
    this.kept.set(name, file.content);
    return file.content;
  }
}
