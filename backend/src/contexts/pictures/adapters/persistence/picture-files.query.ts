import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../../../../platform/persistence/database.js';

/** A mail to many is opened by many at once. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** How long a picture that was deleted may still be shown. */
const KEPT_MS = 60_000;

@Injectable()
export class PictureFiles {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    ttl: KEPT_MS,
  });

  constructor(private readonly database: Database) {}

  async add(pictureId: string, name: string, content: Uint8Array): Promise<void> {
    await this.database.query('insert into picture_files (name, picture_id, content) values ($1, $2, $3)', [
      name,
      pictureId,
      content,
    ]);
  }

  async find(name: string): Promise<Buffer | null> {
    const known = this.kept.get(name);
    if (known) return known;
    const [row] = await this.database.query<{ content: Buffer }[]>(
      'select content from picture_files where name = $1',
      [name],
    );
    if (!row) return null;
    this.kept.set(name, row.content);
    return row.content;
  }
}
