import type { TrailWords } from '@/shared/lib/trail-words';

export const staffMemberWords: TrailWords = {
  noun: 'account',
  named: (name) => `the account of ${name}`,
  did: { added: 'created …', 'password-reset': 'reset the password of …' },
  fields: { isActive: null },
};
