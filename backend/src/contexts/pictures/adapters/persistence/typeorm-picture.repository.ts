import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { fileName, type Picture, type PictureFile } from '../../domain/picture.js';
import type { PictureRepository } from '../../domain/ports/picture.repository.js';
import { PictureFiles } from './picture-files.query.js';
import { PictureSchema } from './picture.schema.js';

@Injectable()
export class TypeOrmPictureRepository implements PictureRepository {
  private readonly repository: TrackedRepository<Picture>;

  constructor(
    database: Database,
    private readonly files: PictureFiles,
  ) {
    this.repository = database.getRepository(PictureSchema);
  }

  async add(picture: Picture, files: readonly PictureFile[]): Promise<void> {
    await this.repository.insert(picture);
    for (const { width, type, content } of files) {
      await this.files.add(picture.id, fileName(picture.key, width, type), content);
    }
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
