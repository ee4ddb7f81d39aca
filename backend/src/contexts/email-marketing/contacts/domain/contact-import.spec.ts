import { IMPORT_TRANSITIONS } from '../../../../kernel/file-import.js';
import { optInSentence } from './contact-import.js';

it('is started once, done only while it runs, and stays done', () => {
  expect(IMPORT_TRANSITIONS).toEqual({ uploaded: ['running'], running: ['done'], done: [] });
});

const PLAN = { columns: { email: 0 }, existing: 'skip' as const, consent: 'At the counter', tags: [] };

it.each([
  [{ contacts: 3, sayNo: 0, optedOut: 0, suppressed: 0 }, 'They are opted in: “At the counter”.'],
  [
    { contacts: 3, sayNo: 1, optedOut: 0, suppressed: 0 },
    'They are opted in: “At the counter”, except for 1 not marked as yes in the file.',
  ],
  [{ contacts: 2, sayNo: 2, optedOut: 0, suppressed: 0 }, 'This import opts in no one: the file says no for everyone.'],
  [
    { contacts: 0, sayNo: 0, optedOut: 1, suppressed: 0 },
    'This import opts in no one: it adds and updates no contacts. 1 existing contact is opted out because the file says no.',
  ],
  [
    { contacts: 1, sayNo: 0, optedOut: 2, suppressed: 1 },
    'They are opted in: “At the counter”. 2 existing contacts are opted out because the file says no. Emails to 1 address of merged contacts stop because the file says no.',
  ],
])('explains for %j who is opted in', (counts, sentence) => {
  expect(optInSentence(PLAN, counts)).toBe(sentence);
});

it('quotes a statement that ends with a period without a second one', () => {
  const counts = { contacts: 3, sayNo: 0, optedOut: 0, suppressed: 0 };
  expect(optInSentence({ ...PLAN, consent: 'They asked.' }, counts)).toBe('They are opted in: “They asked”.');
});
