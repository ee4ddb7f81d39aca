import type { ActivityWords } from '@/shared/lib/activity-words';

export const scheduledContentWords: ActivityWords = {
  noun: 'scheduled content',
  named: (title) => `the scheduled content “${title}”`,
  did: { returned: 'sent … back for revision' },
  fields: { adminComments: 'Comments', status: null, updatedAt: null },
};
