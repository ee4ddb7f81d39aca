import type { ActivityWords } from '@/shared/lib/activity-words';

export const maintenanceLogWords: ActivityWords = {
  noun: 'maintenance log',
  named: (name) => `the maintenance log “${name}”`,
};
