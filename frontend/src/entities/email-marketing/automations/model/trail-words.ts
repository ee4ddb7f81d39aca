import type { TrailWords } from '@/shared/lib/trail-words';

export const automationWords: TrailWords = {
  noun: 'automation',
  named: (name) => `the automation “${name}”`,
  did: { returned: 'asked for changes of …' },
  fields: {
    approvalComments: 'Comments',
    ...{ updatedAt: null, delay: null, templateId: null, approvedBy: null, approvedAt: null },
  },
};
