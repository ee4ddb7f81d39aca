import { Conflict, NotFound } from '../../../kernel/domain-error.js';
import { named } from '../../../kernel/named.js';

/** An image for content and emails, stored in several widths and two formats. */
export interface Picture {
  readonly id: string;
  /** Hash of the original file: the same file is the same picture. */
  readonly key: string;
  /** Width of the largest version. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Alternative text; '' for decorative pictures. */
  readonly alt: string;
  readonly createdAt: Date;
}

export const PICTURE_TYPES = ['webp', 'jpg'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** One version of a picture, as served. */
export interface PictureFile {
  readonly width: number;
  readonly type: PictureType;
  readonly content: Uint8Array;
}

export const MAX_WIDTH = 1_600;
const NARROWER = 800;

/** Stored widths, widest first. */
export const widthsOf = ({ width }: Pick<Picture, 'width'>): number[] =>
  width > NARROWER ? [width, NARROWER] : [width];

export const fileName = (key: string, width: number, type: PictureType) => `${key}-${String(width)}.${type}`;

/** Public path of the widest version. The same path with `.jpg` is for clients without WebP. */
export const pathOf = ({ key, width }: Pick<Picture, 'key' | 'width'>) => `/pictures/${fileName(key, width, 'webp')}`;

export class PictureNotFound extends NotFound {
  constructor() {
    super('There is no such image.');
  }
}

export class PictureInUse extends Conflict {
  /** @param users by their names, at least one */
  constructor(users: readonly string[]) {
    super(`This image is used in ${named(users)}. Remove it there first.`);
  }
}
