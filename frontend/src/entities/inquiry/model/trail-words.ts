import type { TrailWords } from '@/shared/lib/trail-words';

export const inquiryWords: TrailWords = {
  noun: 'inquiry',
  named: (name) => `the inquiry of ${name}`,
  visitor: 'A website visitor',
  did: { received: 'sent …', changed: 'marked …' },
  fields: { isRead: 'Read', answers: null },
};
