import { screen, within } from '@testing-library/react';
import { addDays, restaurantInstant, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { GuestTablePage } from './guest-table-page';

const DAY = addDays(restaurantNow().date, 3);
const TABLE = {
  preferredDate: DAY,
  preferredTime: '12:30 PM',
  partySize: '2',
  area: null,
  hasAreas: false,
  offeredTimes: [],
  offeredUntil: null,
  waitsAt: null,
  canJoinWaitlist: false,
  hasNoTable: false,
  canSitInside: false,
  canCancel: true,
  canChange: false,
  canReportLate: false,
  canConfirmAttendance: false,
  memory: null,
  change: null,
  replaces: null,
  movedTo: null,
  calendar: null,
  declineReason: null,
  customerName: null,
  cancelledAt: null,
  answerBy: null,
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

it('shows what a cancellation led to, also on a phone that has scrolled past it', async () => {
  const canceled = { ...TABLE, status: 'declined', canCancel: false, cancelledAt: '2026-11-24T15:00:00Z' };
  fakeServer(({ method }) => ({ body: method === 'GET' ? { ...TABLE, status: 'pending' } : canceled }));
  const { user } = renderScreen(<GuestTablePage />, { at: '/table#token' });
  await user.click(await screen.findByRole('button', { name: 'Cancel This Request' }));
  await user.click(screen.getByRole('button', { name: 'Yes, Cancel My Request' }));
  expect(await screen.findByText(/^You canceled/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Status' })).toHaveFocus();
});

it('moves the focus into the form for another table', async () => {
  fakeServer(() => ({ body: { ...TABLE, status: 'confirmed', canChange: true } }));
  const { user } = renderScreen(<GuestTablePage />, { at: '/table#token' });
  await user.click(await screen.findByRole('button', { name: 'Change Reservation' }));
  expect(screen.getByLabelText('Party size')).toHaveFocus();
});

it('moves the focus into the form that corrects the note, and back', async () => {
  const memory = { visits: 2, line: 'Likes the shade', telephoneUntil: null, isOwn: false };
  fakeServer(() => ({ body: { ...TABLE, status: 'confirmed', memory } }));
  const { user } = renderScreen(<GuestTablePage />, { at: '/table#token' });
  await user.click(await screen.findByRole('button', { name: 'Correct It' }));
  expect(screen.getByLabelText('In your words')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keep It' }));
  expect(screen.getByRole('button', { name: 'Correct It' })).toHaveFocus();
});

it('shows the place on the waitlist, also on a phone that has scrolled past it', async () => {
  const full = { ...TABLE, status: 'pending', canJoinWaitlist: true };
  fakeServer(({ method }) => ({ body: method === 'GET' ? full : { ...full, canJoinWaitlist: false, waitsAt: 1 } }));
  const { user } = renderScreen(<GuestTablePage />, { at: '/table#token' });
  await user.click(await screen.findByRole('button', { name: 'Join the Waitlist' }));
  expect(await screen.findByText(/^You’re number 1 on the waitlist/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Status' })).toHaveFocus();
});

it('says until when the guest could cancel, and to call, once it is too late', async () => {
  fakeServer(() => ({ body: { ...TABLE, status: 'confirmed', canCancel: false } }));
  renderScreen(<GuestTablePage />, { at: '/table#token' });
  const tooLate = within(await screen.findByRole('region', { name: 'Plans changed?' }));
  expect(tooLate.getByText(/^You could change or cancel here until .*10:30 AM\. Please call us:/)).toBeVisible();
  expect(tooLate.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(tooLate.queryByRole('button')).toBeNull();
});

it('leads from a reservation that was changed to the one that replaced it', async () => {
  const movedTo = { preferredDate: DAY, preferredTime: '1:30 PM', partySize: '5', area: null, page: '/table#next' };
  fakeServer(() => ({ body: { ...TABLE, status: 'declined', cancelledAt: '2026-11-24T15:00:00Z', movedTo } }));
  renderScreen(<GuestTablePage />, { at: '/table#token' });
  expect(await screen.findByText(/^You changed this reservation to .*1:30 PM, 5 people\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See Your Table' })).toHaveAttribute('href', '/table#next');
  expect(screen.queryByRole('link', { name: 'Make Another Reservation' })).toBeNull();
});
