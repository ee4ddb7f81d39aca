import type { TrailWords } from '@/shared/lib/trail-words';

export const messageWords: TrailWords = {
  noun: 'message',
  named: (name) => `the message to ${name}`,
  fields: { isRead: null, readAt: null, isArchived: null, archivedAt: null },
};
