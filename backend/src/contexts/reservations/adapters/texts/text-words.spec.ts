import type { Restaurant } from '../../../../kernel/restaurant.js';
import { RESERVATION_STATUSES } from '../../domain/reservation.js';
import { answerOf, tableReadyWords, type TextKind, wordsOf } from './text-words.js';

const RESTAURANT = {
  name: 'The Courtyard Bistro',
  phone: '(904) 555-0175',
  timeZone: 'America/New_York',
} as Restaurant;
const booking = {
  preferredDate: '2026-12-05',
  preferredTime: '12:30 PM',
  partySize: '4',
  area: null,
  offeredUntil: null,
} as const;

it.each([
  [
    'confirmation',
    'The Courtyard Bistro: your table is confirmed: Sat, Dec 5, 12:30 PM, 4 people. Plans changed? (904) 555-0175',
  ],
  [
    'decline',
    "The Courtyard Bistro: we're sorry, we don't have a table on Sat, Dec 5, 12:30 PM. Another time may be available: (904) 555-0175",
  ],
  ['change', 'The Courtyard Bistro: your table is now Sat, Dec 5, 12:30 PM, 4 people. Questions? (904) 555-0175'],
  [
    'reminder',
    'The Courtyard Bistro: we look forward to seeing you: Sat, Dec 5, 12:30 PM, 4 people. Other plans? (904) 555-0175',
  ],
] as const)('is short for a %s', (kind, text) => {
  expect(wordsOf(kind, { ...booking, status: 'confirmed' }, RESTAURANT)).toBe(text);
});

it('names the area if the restaurant has areas', () => {
  expect(wordsOf('change', { ...booking, area: 'courtyard', status: 'confirmed' }, RESTAURANT)).toContain(
    'is now Sat, Dec 5, 12:30 PM, 4 people, in the courtyard.',
  );
});

it('mentions that a changed request is still pending', () => {
  expect(wordsOf('change', { ...booking, status: 'pending' }, RESTAURANT)).toContain('(not confirmed yet)');
});

it('mentions the deadline for other times', () => {
  const offeredUntil = new Date('2026-12-04T19:30:00Z');
  expect(wordsOf('offer', { ...booking, status: 'pending', offeredUntil }, RESTAURANT)).toBe(
    'The Courtyard Bistro: we have other times for you. Please choose in our email until Fri 2:30 PM. Questions? (904) 555-0175',
  );
});

it('replaces letters outside the GSM alphabet by Latin ones, and drops emojis', () => {
  const text = wordsOf('reminder', { ...booking, status: 'confirmed' }, { ...RESTAURANT, name: 'Łódź’s “Café” 🎉Œuf' });
  expect(text).toMatch(/^Lodz's "Café" OEuf: /);
});

it.each(['Łódź’s “Café” – Zoë 🎉', 'A house of very many words '.repeat(8)])('fits in one message for %j', (name) => {
  for (const kind of ['confirmation', 'offer', 'decline', 'change', 'reminder'] satisfies TextKind[])
    for (const status of RESERVATION_STATUSES) {
      const text = wordsOf(kind, { ...booking, partySize: '10+', area: 'courtyard', status }, { ...RESTAURANT, name });
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).toMatch(/^[\x20-\x7eéë?]+$/);
      expect(text).toMatch(/\(904\) 555-0175$/);
    }
  expect(tableReadyWords('Ada '.repeat(30), { ...RESTAURANT, name }).length).toBeLessThanOrEqual(160);
  for (const kind of ['stopped', 'started', 'help'] as const) {
    const text = answerOf(kind, { ...RESTAURANT, name });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[\x20-\x7eéë?]+$/);
    expect(text).toContain('(904) 555-0175');
  }
});

it('shortens a name at the end of a word', () => {
  const name = 'Harbor and Vine Kitchen of the Old Waterfront';
  expect(answerOf('stopped', { ...RESTAURANT, name })).toMatch(/^Harbor and Vine Kitchen of the: /);
  expect(answerOf('stopped', { ...RESTAURANT, name: 'Waterfront'.repeat(8) })).toMatch(
    /^(Waterfront)+W?a?t?e?r?f?r?o?n?: /,
  );
  expect(tableReadyWords('Ada Augusta King, Countess of Lovelace Byron', RESTAURANT)).toContain(
    'ready, Ada Augusta King, Countess of Lovelace. Please',
  );
});
