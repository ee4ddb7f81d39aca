import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Repository } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import { type PictureFileRecord, PictureFileSchema } from './picture-file.schema.js';

/** An email to many people is opened by many of them at the same time. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
/** How long a deleted picture may still be served. */
const MAX_AGE_MS = 60_000;

/** Files of public images, with a cache in memory. */
@Injectable()
export class PictureFiles {
  private readonly cache = new LRUCache<string, Uint8Array>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    ttl: MAX_AGE_MS,
  });
  private readonly repository: Repository<PictureFileRecord>;

  constructor(database: Database) {
    this.repository = database.getRepository(PictureFileSchema);
  }

  async find(name: string): Promise<Uint8Array | null> {
    const known = this.cache.get(name);
    if (known) return known;
    const file = await this.repository.findOneBy({ name });
    if (!file) return null;
    this.cache.set(name, file.content);
    return file.content;
  }
}
