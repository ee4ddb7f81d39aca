import type { ActivityWords } from '@/shared/lib/activity-words';

export const maintenanceLogWords: ActivityWords = {
  noun: 'maintenance entry',
  named: (name) => `the maintenance entry “${name}”`,
};
