import type { TrailWords } from '@/shared/lib/trail-words';

export const scheduledContentWords: TrailWords = {
  noun: 'scheduled content',
  named: (title) => `the scheduled content “${title}”`,
  did: { returned: 'sent … back for revision' },
  fields: { adminComments: 'Comments', status: null, updatedAt: null },
};
