import type { Picture } from './picture.js';

/** Subject type of photos in events and the audit log. */
export const PHOTOGRAPH = 'photograph';

const numbered = (name: string, count: number, digits = 1) =>
  Array.from({ length: count }, (_, index) => `${name}-${String(index + 1).padStart(digits, '0')}`);

/** Names of the glass art pictures that photographs can replace. */
export const PLACES: readonly string[] = [
  'hero',
  ...numbered('courtyard', 6),
  ...numbered('gallery', 27, 2),
  ...numbered('merchandise', 9),
  ...numbered('blog', 5),
  'login-window',
];

/** A photo that replaces glass art on the website. */
export interface Photograph {
  /** The name of its place, which holds one photograph. */
  readonly id: string;
  readonly pictureId: string;
}

export interface PlacedPhotograph {
  readonly place: string;
  readonly picture: Picture;
}
