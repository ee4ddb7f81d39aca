import type { TrailWords } from '@/shared/lib/trail-words';

export const chatAnswerWords: TrailWords = {
  noun: 'answer in the chat',
  named: (name) => `the chat’s answer about ${name.replaceAll('-', ' ')}`,
  did: { added: 'corrected …', changed: 'corrected …', removed: 'restored …' },
  fields: { reply: 'Answer' },
};
