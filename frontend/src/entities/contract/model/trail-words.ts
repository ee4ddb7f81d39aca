import type { TrailWords } from '@/shared/lib/trail-words';

export const contractWords: TrailWords = {
  noun: 'contract',
  named: (name) => `the contract with ${name}`,
  visitor: 'The client',
  did: {
    added: 'saved …',
    sent: 'sent … for signature',
    reminded: 'got a reminder for …',
  },
  fields: {
    status: null,
    sentAt: null,
    reminders: null,
    signature: null,
    decidedAt: null,
    declineReason: 'Reason',
  },
};
