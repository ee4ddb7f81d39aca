import type { Mail } from '../mail.js';

export const aMail = (to: string, changes: Partial<Mail> = {}): Mail => ({
  key: `test:${to}`,
  kind: 'test',
  from: { name: 'The Courtyard Bistro', address: 'hello@bistro.example' },
  to,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  automatic: true,
  ...changes,
});
