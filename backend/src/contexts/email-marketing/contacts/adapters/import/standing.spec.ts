import { answerIn, consentColumns, type ConsentKind } from './consent-columns.js';
import { CONSENT_EXPORTS } from './export-samples.js';
import { standingOf } from './import-row.js';

const OPT_IN = [{ column: 0, kind: 'opt-in' as const }];
const STATUS = [{ column: 0, kind: 'status' as const }];

it.each(['true', 'Yes', '1', 'Opted in', 'SUBSCRIBED', '2024-01-01 10:00:00', 'Marketing contact'])(
  'takes %j for a yes',
  (cell) => {
    expect(standingOf(OPT_IN, [cell])).toEqual({
      status: 'active',
      canOptIn: true,
      isOptOut: false,
      isSuppressed: false,
    });
  },
);

it.each(['false', 'NO', '0', 'never', 'não'])('takes %j for a no', (cell) => {
  expect(standingOf(OPT_IN, [cell])).toEqual({
    status: 'active',
    canOptIn: false,
    isOptOut: true,
    isSuppressed: false,
  });
});

it.each(['', 'unknown', 'Not set', 'pending', 'weekly digest'])('opts no one in or out by %j', (cell) => {
  expect(standingOf(OPT_IN, [cell])).toEqual({
    status: 'active',
    canOptIn: false,
    isOptOut: false,
    isSuppressed: false,
  });
});

it.each([
  ['active', 'active', true, false],
  ['Inactive', 'inactive', true, false],
  ['Unsubscribed', 'unsubscribed', false, true],
  ['opted out', 'unsubscribed', false, true],
  ['NEVER_SUBSCRIBED', 'unsubscribed', false, true],
  ['Non-marketing contact', 'unsubscribed', false, true],
  ['bounced', 'active', false, true],
  ['Cleaned', 'active', false, true],
  ['pending', 'active', false, false],
  ['Regular', 'active', true, false],
])('takes the status %j for %s', (word, status, canOptIn, isOptOut) => {
  expect(standingOf(STATUS, [word])).toEqual({ status, canOptIn, isOptOut, isSuppressed: isOptOut });
});

it.each<[ConsentKind, string, string | null]>([
  ['opt-out', 'true', 'left'],
  ['opt-out', 'false', null],
  ['opt-out', '2025-02-02 10:00:00', 'left'],
  ['opt-out', '', null],
  ['opt-out', '[]', null],
  ['opt-out', 'Suppressed by a bounce', 'unreached'],
])('reads a column of type %s with %j as %s', (kind, cell, answer) => {
  expect(answerIn(kind, cell)).toBe(answer);
});

it('lets a no win over every yes, and a label count', () => {
  const both = [
    { column: 0, kind: 'opt-in' as const },
    { column: 1, kind: 'opt-out' as const },
  ];
  expect(standingOf(both, ['yes', 'true'])).toMatchObject({ canOptIn: false, isOptOut: true });
  expect(standingOf(both, ['yes', 'false'])).toMatchObject({ canOptIn: true, isOptOut: false });
  expect(standingOf([], [], ['VIP', 'Unsubscribed'])).toMatchObject({ status: 'unsubscribed', isOptOut: true });
  expect(standingOf([], [], ['VIP'])).toEqual({
    status: 'active',
    canOptIn: true,
    isOptOut: false,
    isSuppressed: false,
  });
});

it.each(CONSENT_EXPORTS)('finds the columns about consent in an export of $program', ({ headings, consent }) => {
  expect(consentColumns(headings).map(({ column, kind }) => [headings[column], kind])).toEqual(consent);
});
