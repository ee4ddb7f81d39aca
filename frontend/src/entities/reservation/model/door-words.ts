import type { TrailWords } from '@/shared/lib/trail-words';

export const doorPartyWords: TrailWords = {
  noun: 'walk-in',
  named: (name) => `the walk-in of ${name}`,
  place: () => ({ tab: 'reservations', service: 'today' }),
  did: {
    added: 'added … to the door list',
    called: 'called … to the table',
    seated: 'seated …',
    gone: 'removed … from the door list',
    returned: 'put … back on the door list',
  },
  fields: { calledBy: null, outcome: null },
};
