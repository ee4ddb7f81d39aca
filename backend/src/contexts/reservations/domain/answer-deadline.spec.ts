import { answerDeadline } from './reminders.js';

// New York is five hours behind UTC in winter, four from March 14, 2027 to November 7, 2027.
it.each([
  ['days ahead', '2027-01-11T15:00Z', '2027-01-15T17:30Z', '2027-01-15T20:00Z', '2027-01-12T15:00Z'],
  ['the next day, at a later hour', '2027-01-11T15:00Z', '2027-01-12T17:30Z', '2027-01-12T20:00Z', '2027-01-12T15:00Z'],
  [
    'the next day, at the same hour',
    '2027-01-11T17:30Z',
    '2027-01-12T17:30Z',
    '2027-01-12T20:00Z',
    '2027-01-12T16:30Z',
  ],
  ['the same day', '2027-01-11T09:19Z', '2027-01-11T17:30Z', '2027-01-11T20:00Z', '2027-01-11T16:30Z'],
  ['exactly an hour ahead', '2027-01-11T16:30Z', '2027-01-11T17:30Z', '2027-01-11T20:00Z', '2027-01-11T16:30Z'],
  ['less than an hour ahead', '2027-01-11T16:31Z', '2027-01-11T17:30Z', '2027-01-11T20:00Z', '2027-01-11T17:30Z'],
  ['a time that has passed', '2027-01-11T18:00Z', '2027-01-11T17:30Z', '2027-01-11T20:00Z', '2027-01-11T17:30Z'],
  ['after closing time', '2027-01-11T15:00Z', '2027-01-11T22:00Z', '2027-01-11T20:00Z', '2027-01-11T20:00Z'],
  [
    'after closing time, made after it',
    '2027-01-11T20:30Z',
    '2027-01-11T22:00Z',
    '2027-01-11T20:00Z',
    '2027-01-11T21:00Z',
  ],
  ['just after closing time', '2027-01-11T19:50Z', '2027-01-11T20:30Z', '2027-01-11T20:00Z', '2027-01-11T20:00Z'],
  [
    'a day that closes after midnight',
    '2027-01-11T15:00Z',
    '2027-01-11T22:00Z',
    '2027-01-12T06:00Z',
    '2027-01-11T21:00Z',
  ],
  ['a closed day', '2027-01-11T15:00Z', '2027-01-11T22:00Z', null, '2027-01-11T21:00Z'],
  ['a closed day, days ahead', '2027-01-11T15:00Z', '2027-01-15T17:30Z', null, '2027-01-12T15:00Z'],
  [
    '10 AM after the night of 23 hours',
    '2027-03-13T15:00Z',
    '2027-03-14T14:00Z',
    '2027-03-14T19:00Z',
    '2027-03-14T13:00Z',
  ],
  [
    '10 AM after the night of 25 hours',
    '2027-11-06T14:00Z',
    '2027-11-07T15:00Z',
    '2027-11-07T20:00Z',
    '2027-11-07T14:00Z',
  ],
])('a request for %s, made at %s, is due in time', (_, requested, visit, closes, deadline) => {
  const closesAt = closes === null ? null : new Date(closes);
  expect(answerDeadline({ requestedAt: new Date(requested), visitAt: new Date(visit), closesAt })).toEqual(
    new Date(deadline),
  );
});
