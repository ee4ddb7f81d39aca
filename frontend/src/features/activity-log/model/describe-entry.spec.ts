import type { ActivityEntry } from '@/entities/activity';
import { describeChanges, describeInList, describeOnItem } from './describe-entry';

const anEntry = (changes: Partial<ActivityEntry>): ActivityEntry => ({
  id: '1',
  type: 'reservation.confirmed',
  subjectType: 'reservation',
  subjectId: '2',
  subjectName: 'Ada Lovelace',
  occurredAt: '2026-11-23T18:05:00Z',
  by: { id: 's', name: 'Front of House', role: 'staff' },
  changes: [],
  ...changes,
});
const entryOf = (field: string, before: unknown, after: string | null, subjectType = 'thing') =>
  describeChanges(anEntry({ subjectType, changes: [{ field, before: before as null, after: after as null }] }));

it.each([
  [{ type: 'reservation.confirmed' }, 'Front of House confirmed this reservation'],
  [{ type: 'reservation.missed' }, 'Front of House marked this reservation as no-show'],
  [{ type: 'reservation.requested', by: null }, 'A guest requested this reservation'],
  [{ type: 'contact.unsubscribed', subjectType: 'contact', by: null }, 'This contact unsubscribed'],
  [{ type: 'glass-order.picked-up', subjectType: 'glass-order' }, 'Front of House picked up this glass order'],
  [{ type: 'glass-order.removed', subjectType: 'glass-order', by: null }, 'Courtyard deleted this glass order'],
])('tells who did what: %j', (changes, sentence) => {
  expect(describeOnItem(anEntry(changes))).toBe(sentence);
});

it.each([
  [{ type: 'reservation.confirmed' }, 'Front of House confirmed the reservation of Ada Lovelace'],
  [{ type: 'reservation.noted' }, 'Front of House changed the notes of the reservation of Ada Lovelace'],
  [{ type: 'reservation.missed', subjectName: null }, 'Front of House marked a reservation as no-show'],
  [{ type: 'contact.unsubscribed', subjectType: 'contact', by: null }, 'Ada Lovelace unsubscribed'],
  [{ type: 'contact.renamed', subjectType: 'contact', by: null }, 'Ada Lovelace changed their name'],
  [{ type: 'contact.unsubscribed', subjectType: 'contact', by: null, subjectName: null }, 'A contact unsubscribed'],
  [
    { type: 'contact.unsubscribed', subjectType: 'contact' },
    'Front of House took the contact Ada Lovelace off the list',
  ],
  [
    { type: 'hours.added', subjectType: 'hours', subjectName: 'closed 2026-12-05 to 2026-12-06' },
    'Front of House added the hours (closed Sat, Dec 5, 2026 to Sun, Dec 6, 2026)',
  ],
  [{ type: 'oven.removed', subjectType: 'oven', subjectName: null }, 'Front of House deleted an oven'],
  [
    { type: 'glass-order.changed', subjectType: 'glass-order', subjectName: 'Heron' },
    'Front of House changed the glass order “Heron”',
  ],
])('names the subject in a list of all activity: %j', (changes, sentence) => {
  const { before, subject, after } = describeInList(anEntry(changes));
  expect(before + subject + after).toBe(sentence);
});

it.each([
  [null, 'none'],
  ['', 'none'],
  ['Table 6', 'Table 6'],
  ['no-show', 'no-show'],
  ['revision_requested', 'revision requested'],
  [true, 'yes'],
  ['false', 'no'],
  [1.5, '1.5'],
  [[], 'none'],
  [['glass', 'brunch'], 'glass, brunch'],
  [{ firstName: 'Ada', tags: ['vip'] }, 'first name: Ada, tags: vip'],
  ['2026-11-23T18:05:00.000Z', 'Mon, Nov 23, 1:05 PM'],
])('writes %j as %s', (value, text) => {
  expect(entryOf('note', value, 'x')).toEqual([{ field: 'Note', before: text, after: 'x' }]);
});

it('does not repeat the name when people change their own account', () => {
  const by = { id: '1', name: 'The Owner', role: 'admin' as const };
  const entry = {
    id: '1',
    type: 'account.signed-in',
    subjectType: 'account',
    subjectId: '1',
    subjectName: 'The Owner',
  };
  const entryOf = describeInList({ ...entry, occurredAt: '2026-11-21T12:00:00Z', by, changes: [] });
  expect(entryOf).toEqual({ before: 'The Owner signed in', subject: '', after: '' });
});

it('derives names of undeclared fields, and omits what the event already says', () => {
  expect(entryOf('approvalDeadline', 'a', 'b')).toMatchObject([{ field: 'Approval deadline' }]);
  expect(entryOf('adminNotes', 'a', 'b', 'reservation')).toMatchObject([{ field: 'Notes' }]);
  expect(entryOf('status', 'pending', 'confirmed', 'reservation')).toEqual([]);
});
