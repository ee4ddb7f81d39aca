import type { TrailWords } from '@/shared/lib/trail-words';

export const houseOptionWords: TrailWords = {
  noun: 'option of the guest journey',
  named: (name) => `the option ‘${name}’`,
  did: { added: 'chose …', changed: 'changed …' },
  fields: { isOn: 'On', figures: 'Figures' },
};
