import type { TrailWords } from '@/shared/lib/trail-words';

export const automationWords: TrailWords = {
  noun: 'automation',
  named: (name) => `the automation ‘${name}’`,
  did: {},
  fields: { updatedAt: null, delay: null, templateId: null },
};
