import type { Picture, PictureFile } from './picture.js';

/** Inside a unit of work. */
export abstract class PictureRepository {
  /** @throws Conflict */
  abstract add(picture: Picture, files: readonly PictureFile[]): Promise<void>;
  abstract find(id: string): Promise<Picture | null>;
  abstract findByKey(key: string): Promise<Picture | null>;
  abstract save(before: Picture, after: Picture): Promise<void>;
  /** With its files. */
  abstract remove(picture: Picture): Promise<void>;
}
