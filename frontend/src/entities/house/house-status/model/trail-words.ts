import type { TrailWords } from '@/shared/lib/trail-words';

export const restoredBackupWords: TrailWords = {
  noun: 'restored backup',
  named: () => 'the restored backup',
  did: { 'started-sending': 'started sending from …' },
};
