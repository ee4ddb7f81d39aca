import type { Contact } from '@/entities/email-marketing/contacts';
import { mergeOf, type Pair, suggestedChoices } from './merge';

const EARLIER = '2026-11-01T15:00:00.000Z';
const LATER = '2026-11-02T15:00:00.000Z';

const aContact = (changes: Partial<Contact> = {}): Contact => ({
  id: 'c1',
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@guests.example',
  phone: null,
  dateOfBirth: null,
  otherAddresses: [],
  tags: [],
  emailOptIn: true,
  smsOptIn: false,
  lastVisit: null,
  totalVisits: 0,
  notes: null,
  preferredContactMethod: 'email',
  source: 'website',
  status: 'active',
  optInAskedAt: null,
  suppressed: null,
  consent: null,
  createdAt: EARLIER,
  updatedAt: EARLIER,
  ...changes,
});
const pairOf = (one: Partial<Contact>, other: Partial<Contact>): Pair => [
  aContact(one),
  aContact({ id: 'c2', email: 'ana@work.example', ...other }),
];

it.each([
  ['which gets email', { suppressed: 'bounced', totalVisits: 9 }, {}, 1],
  ['of more visits', { totalVisits: 1 }, { createdAt: LATER }, 0],
  ['that is newer', {}, { createdAt: LATER }, 1],
] as const)('suggests the address %s', (_, one, other, side) => {
  expect(suggestedChoices(pairOf(one, other)).email).toBe(side);
});

it.each([
  ['a value over none', { updatedAt: LATER }, { phone: '610 555 0142' }, { phone: 1 }],
  ['the whole name', { updatedAt: LATER, lastName: '' }, {}, { name: 1 }],
  ['the value changed last', { phone: '1' }, { phone: '2', updatedAt: LATER }, { phone: 1 }],
] as const)('suggests %s', (_, one, other, choices) => {
  expect(suggestedChoices(pairOf(one, other))).toMatchObject(choices);
});

it('keeps the contact of the chosen address, and takes what differs and was chosen from the other', () => {
  const pair = pairOf({ phone: '1', dateOfBirth: '1985-04-12' }, { updatedAt: LATER, firstName: 'Anna', phone: '1' });
  expect(mergeOf(pair, { email: 1, name: 1, phone: 0, dateOfBirth: 0 })).toEqual({
    primaryId: 'c2',
    primaryUpdatedAt: LATER,
    mergedId: 'c1',
    mergedUpdatedAt: EARLIER,
    takes: ['dateOfBirth'],
  });
});
