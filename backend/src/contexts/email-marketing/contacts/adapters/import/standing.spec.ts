import { standingOf } from './standing.js';

it.each(['', 'true', 'Yes', '1', 'Opted in', 'subscribed'])('takes %j for a yes', (optIn) => {
  expect(standingOf(optIn, '')).toEqual({ status: 'active', mayOptIn: true });
});

it.each(['false', 'NO', '0', 'unsubscribed', 'never', 'opted-out', 'não'])('takes %j for a no', (optIn) => {
  expect(standingOf(optIn, 'active')).toEqual({ status: 'active', mayOptIn: false });
});

it.each([
  ['active', 'active', true],
  ['Inactive', 'inactive', true],
  ['Unsubscribed', 'unsubscribed', false],
  ['opted out', 'unsubscribed', false],
  ['bounced', 'active', false],
  ['Cleaned', 'active', false],
  ['pending', 'active', false],
  ['Regular', 'active', true],
])('takes the status %j for %s', (word, status, mayOptIn) => {
  expect(standingOf('true', word)).toEqual({ status, mayOptIn });
});
