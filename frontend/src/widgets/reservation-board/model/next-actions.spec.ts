import { nextActions } from './next-actions';

const labels = (...args: Parameters<typeof nextActions>) => nextActions(...args).map(({ label }) => label);

it.each([
  ['staff', 'pending', ['Confirm', 'Decline', 'Manage']],
  ['staff', 'confirmed', ['Customer Arrived', 'No-Show', 'Manage', 'Reopen']],
  ['staff', 'declined', ['Reopen', 'Delete', 'Manage']],
  ['staff', 'completed', ['Manage', 'Reopen']],
  ['staff', 'no-show', ['Manage', 'Reopen']],
  ['staff', 'archived', []],
  ['admin', 'pending', ['Confirm', 'Decline', 'Manage']],
  ['admin', 'confirmed', ['Customer Arrived', 'No-Show', 'Manage', 'Reopen']],
  ['admin', 'declined', ['Reopen', 'Manage']],
  ['admin', 'completed', ['Archive Reservation', 'Manage', 'Reopen']],
  ['admin', 'no-show', ['Archive Reservation', 'Manage', 'Reopen']],
  ['admin', 'archived', ['History']],
] as const)('offers the %s of a %s reservation %j', (role, status, expected) => {
  expect(labels(role, status)).toEqual(expected);
});
