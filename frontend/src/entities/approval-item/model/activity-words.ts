import type { ActivityWords } from '@/shared/lib/activity-words';

export const approvalItemWords: ActivityWords = {
  noun: 'submission',
  named: (title) => `“${title}”`,
  visitor: 'A website visitor',
  did: { returned: 'asked for a revision of …', withdrawn: 'withdrew … with its content' },
  fields: { adminComments: 'Comments', status: null, reviewedBy: null, reviewedAt: null },
};

export const approvalCommentWords: ActivityWords = {
  noun: 'comment',
  named: (text) => `the comment “${text}”`,
  did: {},
  fields: { resolvedBy: 'Resolved by' },
};
