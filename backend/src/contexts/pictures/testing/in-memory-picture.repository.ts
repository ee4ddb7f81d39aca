import type { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import type { Picture, PictureFile } from '../domain/picture.js';
import type { PictureRepository } from '../domain/ports.js';

export class InMemoryPictureRepository implements PictureRepository {
  /** Files of each stored image, by id. */
  readonly files = new Map<string, readonly PictureFile[]>();
  private readonly rows = new Map<string, Picture>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  add(picture: Picture, files: readonly PictureFile[] = []): Promise<void> {
    const apply = () => {
      this.rows.set(picture.id, picture);
      this.files.set(picture.id, files);
    };
    return this.transaction.write({ isStillPossible: () => !this.rows.has(picture.id), apply });
  }

  find(id: string): Promise<Picture | null> {
    return Promise.resolve(this.rows.get(id) ?? null);
  }

  findByKey(wanted: string): Promise<Picture | null> {
    return Promise.resolve(this.all.find(({ key }) => key === wanted) ?? null);
  }

  save(before: Picture, after: Picture): Promise<void> {
    const apply = () => this.rows.set(after.id, after);
    return this.transaction.write({ isStillPossible: () => this.rows.get(before.id) === before, apply });
  }

  remove(picture: Picture): Promise<void> {
    const apply = () => {
      this.rows.delete(picture.id);
      this.files.delete(picture.id);
    };
    return this.transaction.write({ isStillPossible: () => this.rows.get(picture.id) === picture, apply });
  }

  get all(): Picture[] {
    return [...this.rows.values()];
  }
}
