import type { TrailWords } from '@/shared/lib/trail-words';
import { inWords } from '@/shared/lib/words';

export const photographWords: TrailWords = {
  noun: 'website photo',
  named: (place) => `the photo in “${inWords(place)}”`,
  did: { added: 'added …', changed: 'changed …', removed: 'removed …' },
  fields: { pictureId: null },
};
