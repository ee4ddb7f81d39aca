import type { TrailWords } from '@/shared/lib/trail-words';

export const menuWords: TrailWords = {
  noun: 'menu',
  named: (name) => `the menu (${name})`,
  did: { added: 'published …' },
};

export const menuProposalWords: TrailWords = {
  noun: 'change of the menu',
  named: (name) => `a change of the menu (${name})`,
  did: { added: 'submitted …', changed: 'decided on …' },
};

export const dishOffWords: TrailWords = {
  noun: 'dish',
  named: (name) => `${name} off the menu`,
  did: { added: 'took …', changed: 'took …', removed: 'no longer has …' },
};

export const soupWords: TrailWords = {
  noun: 'soup of the day',
  named: (name) => `the soup of the day (${name})`,
};
