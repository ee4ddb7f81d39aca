import type { Picture, PictureFile } from '../picture.js';

export interface MadePicture extends Pick<Picture, 'width' | 'height'> {
  /** The widest first, of each width in every type. */
  readonly files: readonly [PictureFile, ...PictureFile[]];
}

/** Decodes an uploaded image by its content only, and creates the versions to display. */
export abstract class PictureMaker {
  /** The same for the same file. */
  abstract keyOf(file: Uint8Array): string;
  /** Rotated upright, without metadata. @throws InvalidInput if it is not a supported image, or too large */
  abstract make(file: Uint8Array): Promise<MadePicture>;
}
