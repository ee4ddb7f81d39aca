import { aReservation } from '../testing/a-reservation';
import { standingLabel } from './describe';

const table = { id: '1', preferredDate: '2026-11-27', preferredTime: '12:30 PM', partySize: '2' } as const;
const cancelled = { status: 'declined', cancelledAt: '2026-11-24T15:00:00Z' } as const;

it.each([
  [{ status: 'declined' }, 'Declined'],
  [cancelled, 'Canceled by the guest'],
  [{ ...cancelled, replacedBy: '2' }, 'Changed by the guest'],
  // A change that was canceled with its table.
  [{ ...cancelled, replaces: table, replacedBy: table.id }, 'Canceled by the guest'],
] as const)('calls %j %s', (changes, label) => {
  expect(standingLabel(aReservation(changes))).toBe(label);
});
