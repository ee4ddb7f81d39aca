import { screen, waitFor, within } from '@testing-library/react';
import type { Reservation } from '@/entities/reservation';
import { restaurantNow } from '@/entities/restaurant';
import { WaitlistSteps } from '@/features/reservation/waitlist';
import { fakeServer, renderScreen } from '@/shared/testing';
import { toastStore } from '@/shared/ui/toast/toast-store';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

const { date: TODAY } = restaurantNow();
const button = (name: string) => screen.findByRole('button', { name });

it.each([
  ['Confirm', 'pending'],
  ['Decline', 'pending'],
  ['Customer Arrived', 'confirmed'],
  ['No-Show', 'confirmed'],
] as const)('offers to undo %s for ten seconds', async (label, status) => {
  const row = aReservation({ status, preferredDate: TODAY });
  fakeServer(({ method, path }) => ({ body: method === 'GET' ? (path.includes('?') ? [row] : []) : row }));
  const { user } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  await user.click(await button(label));
  await button('Undo');
  expect(toastStore.current().at(-1)).toMatchObject({ duration: 10_000, action: { label: 'Undo' } });
});

it.each([
  ['Customer Arrived', 'completed', 'Amelia Hart is here', 'complete'],
  ['No-Show', 'no-show', 'Amelia Hart didn’t come', 'no-show'],
] as const)('names the guest after %s, and undoes it', async (label, status, message, call) => {
  const server: { status: Reservation['status'] } = { status: 'confirmed' };
  const calls = fakeServer(({ method, path }) => {
    const row = () => aReservation({ ...server, preferredDate: TODAY });
    if (method === 'GET') return { body: path.includes('?') ? [row()] : [] };
    server.status = path.endsWith('/undo') ? 'confirmed' : status;
    return { body: row() };
  });
  const { user } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  await user.click(await button(label));
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(await button('Undo'));
  expect(await screen.findByText('Amelia Hart is confirmed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(await button('Customer Arrived')).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])).toEqual([
    [`/api/staff/reservations/1/${call}`, { expectedStatus: 'confirmed' }],
    ['/api/staff/reservations/1/undo', { expectedStatus: status }],
  ]);
});

it('offers to undo only the last decision about a guest, and those about others', async () => {
  const rows = ['1', '2'].map((id) => aReservation({ id, customerName: `Guest ${id}`, preferredDate: TODAY }));
  const statuses: Record<string, Reservation['status']> = { 1: 'pending', 2: 'pending' };
  fakeServer(({ method, path, body }) => {
    const now = rows.map((row) => ({ ...row, status: statuses[row.id] }));
    if (method === 'GET') return { body: path.includes('?') ? now : [] };
    const id = path.split('/')[4] ?? '';
    statuses[id] = path.endsWith('/complete') ? 'completed' : (body as Reservation).status;
    return { body: { ...rows.find((row) => row.id === id), status: statuses[id] } };
  });
  const { user } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  const press = async (guest: string, name: string) => {
    const card = () => within(screen.getByRole('article', { name: guest }));
    await user.click(await waitFor(() => card().getByRole('button', { name })));
  };
  const undoable = () => toastStore.current().flatMap(({ action, subject }) => (action ? [subject] : []));
  await press('Guest 1', 'Confirm');
  await press('Guest 2', 'Confirm');
  await waitFor(() => expect(undoable()).toEqual(['Guest 1 is confirmed', 'Guest 2 is confirmed']));
  await press('Guest 1', 'Customer Arrived');
  await waitFor(() => expect(undoable()).toEqual(['Guest 2 is confirmed', 'Guest 1 is here']));
  await press('Guest 1', 'Reopen');
  await waitFor(() => expect(undoable()).toEqual(['Guest 2 is confirmed']));
});

it('offers alternatives to a plain decline: those that are turned on, and a note', async () => {
  const calls = fakeServer(({ path }) => {
    if (path.includes('/other-times')) return { body: { isOn: true, times: [] } };
    if (path.includes('/waitlist')) return { body: { isOn: true, parties: 0, isPaused: false } };
    return { body: path.endsWith('/replies') || path.includes('/capacity') ? [] : [aReservation()] };
  });
  const { user } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  await user.click(await button('Other answers for Amelia Hart'));
  await screen.findByRole('menuitem', { name: 'Add to waitlist' });
  // The others load after the menu has opened, and do not move it.
  expect(screen.getAllByRole('menuitem')[0]).toHaveTextContent('Decline with a note');
  await user.click(screen.getByRole('menuitem', { name: 'Add to waitlist' }));
  await waitFor(() => {
    expect(calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
      '/api/staff/reservations/1/waitlist',
    ]);
  });
  await user.click(await button('Other answers for Amelia Hart'));
  expect(await screen.findByRole('menuitem', { name: 'Offer other times' })).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Decline with a note' }));
  expect(await screen.findByRole('dialog', { name: 'Decline Amelia Hart’s request?' })).toBeVisible();
});

it('brings back the note of a decline that is undone', async () => {
  const server: { status: Reservation['status'] } = { status: 'pending' };
  fakeServer(({ method, path, body }) => {
    if (method === 'PATCH') server.status = (body as { status: Reservation['status'] }).status;
    const row = aReservation({ ...server, preferredDate: TODAY });
    return { body: method === 'GET' ? (path.includes('?') ? [row] : []) : row };
  });
  const { user } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  const openNote = async () => {
    await user.click(await button('Other answers for Amelia Hart'));
    await user.click(await screen.findByRole('menuitem', { name: 'Decline with a note' }));
    return screen.findByLabelText('Reason (optional)');
  };
  await user.type(await openNote(), 'A wedding');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }));
  await user.click(await button('Undo'));
  expect(await screen.findByText('Amelia Hart is pending again')).toBeVisible();
  expect(await openNote()).toHaveValue('A wedding');
});

it.each([
  ['Add to waitlist', null, 'DELETE'],
  ['Move to front of waitlist', '2026-11-20T15:00:00.000Z', null],
  ['Remove from waitlist', '2026-11-20T15:00:00.000Z', null],
])('offers to undo “%s” where that restores the place', async (label, waitlistedAt, undo) => {
  const reservation = aReservation({ waitlistedAt, preferredDate: TODAY });
  const calls = fakeServer(({ path }) => ({
    body: path.includes('?') ? { isOn: true, parties: 0, isPaused: false } : reservation,
  }));
  const { user } = renderScreen(<WaitlistSteps role="staff" reservation={reservation} />);
  await user.click(await button(label));
  await waitFor(() => {
    expect(toastStore.current().at(-1)?.title).toMatch(/waitlist/);
  });
  if (undo === null) {
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    return;
  }
  await user.click(await button('Undo'));
  await waitFor(() => {
    expect(calls.filter((call) => call.method !== 'GET').at(-1)).toMatchObject({ method: undo });
  });
});
