import type { TrailWords } from '@/shared/lib/trail-words';

export const courtyardWords: TrailWords = {
  noun: 'courtyard',
  named: (date) => `the courtyard on ${date}`,
  place: () => ({ tab: 'reservations' }),
  did: { closed: 'closed …', opened: 'opened … again' },
  fields: {},
};
