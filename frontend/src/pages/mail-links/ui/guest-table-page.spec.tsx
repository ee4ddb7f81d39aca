import { screen } from '@testing-library/react';
import { addDays, restaurantInstant, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { GuestTablePage } from './guest-table-page';

const DAY = addDays(restaurantNow().date, 3);
const TABLE = {
  ...{ preferredDate: DAY, preferredTime: '12:30 PM', partySize: '2', area: null, hasAreas: false },
  ...{ offeredTimes: [], offeredUntil: null, waitsAt: null, mayWait: false, hasNoTable: false, maySitInside: false },
  ...{ mayCancel: true, mayChange: false, maySayLate: false, maySayComing: false, memory: null, change: null },
  ...{ replaces: null, calendar: null, declineReason: null, customerName: null, cancelledAt: null, answerBy: null },
  cancelUntil: restaurantInstant(DAY, '10:30').toISOString(),
};

it.each([
  ['pending', 'Request'],
  ['confirmed', 'Table'],
] as const)('calls a %s reservation a %s where the guest cancels it', async (status, noun) => {
  const calls = fakeServer(({ method }) => ({ body: method === 'GET' ? { ...TABLE, status } : TABLE }));
  const { user } = renderScreen(<GuestTablePage />, { at: '/table#token' });
  await user.click(await screen.findByRole('button', { name: `Cancel This ${noun}` }));
  expect(screen.getByRole('group', { name: `Cancel this ${noun.toLowerCase()}?` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Keep My ${noun}` }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: `Cancel This ${noun}` }));
  await user.click(screen.getByRole('button', { name: `Yes, Cancel My ${noun}` }));
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/api/guest-table/cancel']);
});
