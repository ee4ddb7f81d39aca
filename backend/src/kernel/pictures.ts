import type { DomainEvent } from './outbox.js';

/** What events and trail call a picture that somebody has uploaded. */
export const PICTURE = 'picture';

/** Where everybody may see one that somebody of the house has uploaded: no other website hears of who looks. */
export const PICTURE_PATH = /^\/pictures\/[0-9a-f]{20}-\d{1,5}\.(?:webp|jpg)$/;

const SHOWN = /\/pictures\/([0-9a-f]{20})-\d+\.(?:webp|jpg)/g;

export interface LetGoFact {
  readonly key: string;
}

/** What is told, beside a deletion, of each picture that the deleted text showed: it goes too when nothing else shows it. */
export function picturesLetGo(text: string): DomainEvent<LetGoFact>[] {
  const keys = new Set([...text.matchAll(SHOWN)].map(([, key = '']) => key));
  return [...keys].map(pictureLetGo);
}

/** What showed it shows it no more. */
export const pictureLetGo = (key: string): DomainEvent<LetGoFact> => ({
  type: 'picture.let-go',
  subject: { type: PICTURE, id: key },
  payload: { key },
});
