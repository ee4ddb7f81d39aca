import type { TrailWords } from '@/shared/lib/trail-words';

export const maintenanceLogWords: TrailWords = {
  noun: 'maintenance log',
  named: (name) => `the maintenance log “${name}”`,
};
