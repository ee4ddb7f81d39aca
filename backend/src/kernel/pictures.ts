import type { DomainEvent } from './outbox.js';

/** Subject type of an uploaded image in events and the audit log. */
export const PICTURE = 'picture';

/** Public path of an uploaded image. Serving images ourselves means that no other website learns who looks at them. */
export const PICTURE_PATH = /^\/pictures\/[0-9a-f]{20}-\d{1,5}\.(?:webp|jpg)$/;

const SHOWN = /\/pictures\/([0-9a-f]{20})-\d+\.(?:webp|jpg)/g;

export interface PictureRemovedFact {
  readonly key: string;
}

/** Events to record when a text is deleted: each image in it is deleted too unless something else shows it. */
export function picturesRemoved(text: string): DomainEvent<PictureRemovedFact>[] {
  const keys = new Set([...text.matchAll(SHOWN)].map(([, key = '']) => key));
  return [...keys].map(pictureRemoved);
}

/** Recorded when something that showed the image no longer does. */
export const pictureRemoved = (key: string): DomainEvent<PictureRemovedFact> => ({
  type: 'picture.let-go',
  subject: { type: PICTURE, id: key },
  payload: { key },
});
