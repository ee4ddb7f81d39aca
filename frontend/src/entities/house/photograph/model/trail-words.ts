import type { TrailWords } from '@/shared/lib/trail-words';
import { inWords } from '@/shared/lib/words';

export const photographWords: TrailWords = {
  noun: 'photograph of the website',
  named: (place) => `the photograph in the place ‘${inWords(place)}’`,
  did: { added: 'hung …', changed: 'changed …', removed: 'took down …' },
  fields: { pictureId: null },
};
