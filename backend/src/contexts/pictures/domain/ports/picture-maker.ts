import type { Picture, PictureFile } from '../picture.js';

export interface MadePicture extends Pick<Picture, 'width' | 'height'> {
  /** The widest first, of each width in every type. */
  readonly files: readonly [PictureFile, ...PictureFile[]];
}

/** Reads what somebody sends as a picture, by its content alone, and makes the forms in which it is shown. */
export abstract class PictureMaker {
  /** The same for the same file. */
  abstract keyOf(file: Uint8Array): string;
  /** Upright, without anything that a camera wrote beside it. @throws InvalidInput when it is no picture we show, or too large */
  abstract make(file: Uint8Array): Promise<MadePicture>;
}
