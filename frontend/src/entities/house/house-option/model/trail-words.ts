import type { TrailWords } from '@/shared/lib/trail-words';
import { inWords } from '@/shared/lib/words';

export const houseOptionWords: TrailWords = {
  noun: 'guest feature',
  named: (name) => `the option “${inWords(name)}”`,
  did: { added: 'chose …', changed: 'changed …' },
  fields: { isOn: 'On', figures: 'Figures' },
};
