import type { ReservationStatus } from '../api/reservation.calls';
import { nextActions } from './next-actions';

const TODAY = '2026-11-23';
const on = (preferredDate: string, status: ReservationStatus) => ({ status, preferredDate });

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
  for (const day of [TODAY, '2026-11-30'])
    expect(nextActions(role, on(day, status), TODAY).map(({ label }) => label)).toEqual(expected);
});

it('offers another day for a request whose day has passed without a reply', () => {
  const [first, ...others] = nextActions('staff', on('2026-11-22', 'pending'), TODAY);
  expect(first).toMatchObject({ label: 'Find Another Day', does: { opens: 'change' } });
  expect(others.map(({ label }) => label)).toEqual(['Confirm', 'Decline', 'Manage']);
});

it.each(['2026-11-22', '2026-11-24'])('asks quietly before the outcome of a visit on %s', (day) => {
  const [arrived, noShow] = nextActions('staff', on(day, 'confirmed'), TODAY);
  expect(arrived).toMatchObject({ label: 'Customer Arrived', look: 'quiet', does: { opens: 'arrived' } });
  expect(noShow).toMatchObject({ label: 'No-Show', look: 'quiet', does: { opens: 'no-show' } });
});

it('records the outcome of a visit today without asking', () => {
  const [arrived] = nextActions('staff', on(TODAY, 'confirmed'), TODAY);
  expect(arrived).toMatchObject({ look: 'primary', does: { becomes: 'completed' } });
});
