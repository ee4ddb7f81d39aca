import { IMPORT_TRANSITIONS } from '../../../../kernel/file-import.js';
import { optInSentence } from './contact-import.js';

it('is started once, done only while it runs, and stays done', () => {
  expect(IMPORT_TRANSITIONS).toEqual({ uploaded: ['running'], running: ['done'], done: [] });
});

const PLAN = { columns: { email: 0 }, existing: 'skip' as const, consent: 'At the counter', tags: [] };

const COUNTS = { contacts: 3, sayNo: 0, unsubscribed: 0, excluded: 0, optedOut: 0, suppressed: 0 };

it.each([
  [{}, 'They are opted in: “At the counter”.'],
  [{ sayNo: 1, excluded: 1 }, 'They are opted in: “At the counter”, except for 1 not marked as yes in the file.'],
  [{ sayNo: 3, excluded: 3 }, 'This import opts in no one: the file says no for everyone.'],
  [
    { unsubscribed: 1, excluded: 1 },
    'They are opted in: “At the counter”. 1 person unsubscribed before and stays unsubscribed.',
  ],
  [
    { sayNo: 2, unsubscribed: 2, excluded: 3 },
    'This import opts in no one. 2 people unsubscribed before and stay unsubscribed.',
  ],
  [
    { contacts: 0, optedOut: 1 },
    'This import opts in no one: it adds and updates no contacts. 1 existing contact is opted out because the file says no.',
  ],
  [
    { optedOut: 2, suppressed: 1 },
    'They are opted in: “At the counter”. 2 existing contacts are opted out because the file says no. Emails to 1 address of merged contacts stop because the file says no.',
  ],
])('explains for %j who is opted in', (counts, sentence) => {
  expect(optInSentence(PLAN, { ...COUNTS, ...counts })).toBe(sentence);
});

it('quotes a statement that ends with a period without a second one', () => {
  expect(optInSentence({ ...PLAN, consent: 'They asked.' }, COUNTS)).toBe('They are opted in: “They asked”.');
});
