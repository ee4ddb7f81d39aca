import type { TrailWords } from '@/shared/lib/trail-words';

export const hoursWords: TrailWords = {
  noun: 'hours',
  named: (name) => `the hours (${name})`,
};
