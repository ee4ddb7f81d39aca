import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { fileName, type Picture, type PictureFile } from '../../domain/picture.js';
import type { PictureRepository } from '../../domain/ports/picture.repository.js';
import { type PictureFileRecord, PictureFileSchema } from './picture-file.schema.js';
import { PictureSchema } from './picture.schema.js';

@Injectable()
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
