import type { EntitySchemaColumnOptions, Repository } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Conflict } from '../../../../kernel/domain-error.js';
import { PICTURE } from '../../../../kernel/pictures.js';
import { Database } from '../../../../platform/persistence/database.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { listOf } from '../../../../platform/lists/list-of.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { TableSchema } from '../../../../platform/persistence/table-schema.js';
import { fileName, type Picture, type PictureFile } from '../../domain/picture.js';
import type { PictureRepository } from '../../domain/ports.js';

/** One width and type of a picture, keyed by its file name. */
interface PictureFileRecord {
  readonly name: string;
  readonly pictureId: string;
  readonly content: Uint8Array;
}

export const PictureFileSchema = new TableSchema<PictureFileRecord>({
  name: 'PictureFile',
  tableName: 'picture_files',
  columns: {
    name: { type: 'text', primary: true },
    pictureId: { type: 'uuid', name: 'picture_id' },
    content: { type: 'bytea' },
  } satisfies Record<keyof PictureFileRecord, EntitySchemaColumnOptions>,
});

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

export const PictureSchema = new TrackedSchema<Picture>(
  {
    name: 'Picture',
    tableName: 'pictures',
    columns: {
      id: { type: 'uuid', primary: true },
      key: { type: 'text' },
      width: { type: 'integer' },
      height: { type: 'integer' },
      bytes: { type: 'integer' },
      alt: { type: 'text' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    } satisfies Record<keyof Picture, EntitySchemaColumnOptions>,
  },
  {
    subject: PICTURE,
    nameOf: ({ alt, key }) => alt || key,
    violations: { pictures_key: () => new Conflict('This image is already being added.') },
  },
);

const { tableName, columns } = PictureSchema.options;
const { key: _key, ...shown } = columns;

export const pictureList = listOf(
  { tableName, columns: { ...shown, url: { type: 'text' } } },
  { scopes: { all: ['true'] }, json: { url: `'/pictures/' || key || '-' || width || '.webp'` } },
);

@Injectable()
@LiveUpdates(PICTURE, liveChannel('pictures', 'manager', 'admin'))
export class TypeOrmPictureRepository implements PictureRepository {
  private readonly repository: TrackedRepository<Picture>;
  private readonly files: Repository<PictureFileRecord>;

  constructor(database: Database) {
    this.repository = database.getRepository(PictureSchema);
    this.files = database.getRepository(PictureFileSchema);
  }

  async add(picture: Picture, files: readonly PictureFile[]): Promise<void> {
    await this.repository.insert(picture);
    await this.files.insert(
      files.map(({ width, type, content }) => ({
        name: fileName(picture.key, width, type),
        pictureId: picture.id,
        content,
      })),
    );
  }

  find(id: string): Promise<Picture | null> {
    return this.repository.findOneBy({ id });
  }

  findByKey(key: string): Promise<Picture | null> {
    return this.repository.findOneBy({ key });
  }

  save(before: Picture, after: Picture): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(picture: Picture): Promise<void> {
    return this.repository.remove(picture);
  }
}
