import type { TrailWords } from '@/shared/lib/trail-words';

export const campaignWords: TrailWords = {
  noun: 'campaign',
  named: (name) => `the campaign “${name}”`,
  did: { returned: 'asked for changes of …', started: 'started sending …' },
  fields: {
    approvalComments: 'Comments',
    status: null,
    statusReason: 'Reason',
    updatedAt: null,
    approvedBy: null,
    approvedAt: null,
  },
};
