import { act, screen, waitFor, within } from '@testing-library/react';
import type { Reservation, ServiceDay } from '@/entities/reservation';
import { restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

const { date: TODAY } = restaurantNow();
const amelia = aReservation({ id: 'amelia', preferredDate: TODAY, partySize: '4', status: 'confirmed' });

function dayOf(party: Reservation): ServiceDay {
  const [here, expected] = [party.status === 'completed', party.status === 'confirmed'].map((is) =>
    is ? { covers: 4, parties: 1 } : { covers: 0, parties: 0 },
  );
  if (!here || !expected) throw new Error('Both are counted.');
  return {
    date: TODAY,
    covers: 4,
    parties: 1,
    here,
    expected,
    waiting: [],
    missed: [],
    slots: [{ time: '12:30 PM', covers: 4, parties: 1, byArea: null }],
    reservations: party.status === 'confirmed' ? [party] : [],
    arrived: party.status === 'completed' ? [party] : [],
  };
}

function show(party: Reservation, change: () => object, others: readonly Reservation[] = []) {
  const calls = fakeServer(({ method, path }) => {
    if (method !== 'GET') return change();
    if (path.endsWith('/replies') || path.endsWith('/guest-memories') || path.endsWith('requests')) return { body: [] };
    if (path.includes('/capacity')) return { body: { arrivalsCap: null, seatsCap: null, halfHours: [], areas: [] } };
    const day = dayOf(party);
    return { body: { ...day, reservations: [...day.reservations, ...others] } };
  });
  return {
    ...renderScreen(<Board role="staff" />, { at: '/staff/dashboard?service=today' }),
    calls,
  };
}
const never = (): Promise<never> => new Promise(() => undefined);

it('marks a party as left by one tap or key, and no longer counts it as here', async () => {
  const arrived = { ...amelia, status: 'completed', outcome: 'completed' } as const;
  const { user, calls } = show({ ...arrived, completedAt: new Date().toISOString() }, never);
  expect(await screen.findByText('4 here now · 0 to come')).toBeVisible();
  const row = screen.getByRole('article', { name: 'Amelia Hart' });
  act(() => {
    row.focus();
  });
  await user.keyboard('l');
  expect(await within(row).findByText(/^Left \d+:\d\d [AP]M$/)).toBeVisible();
  expect(screen.getByText('0 here now · 0 to come')).toBeVisible();
  expect(screen.getByText('4 guests, 1 party')).toBeVisible();
  expect(within(row).queryByRole('button', { name: 'Left' })).toBeNull();
  await user.click(within(row).getByRole('button', { name: 'More for Amelia Hart' }));
  expect(await screen.findByRole('menuitem', { name: 'Still here' })).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET')).toMatchObject([
    { method: 'PUT', path: '/api/staff/reservations/amelia/left' },
  ]);
});

it('offers to undo that a party left', async () => {
  const arrived = { ...amelia, status: 'completed', outcome: 'completed' } as const;
  const { user, calls } = show({ ...arrived, completedAt: new Date().toISOString() }, () => ({ body: arrived }));
  await user.click(await screen.findByRole('button', { name: 'Left' }));
  expect(await screen.findByText('Amelia Hart has left')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/api/staff/reservations/amelia/left');
  });
});

it('takes the tables of a party by key: T, the numbers, Enter', async () => {
  const { user, calls } = show(amelia, never);
  const row = await screen.findByRole('article', { name: 'Amelia Hart' });
  const field = within(row).getByRole('textbox', { name: 'Tables of Amelia Hart' });
  act(() => {
    row.focus();
  });
  await user.keyboard('t12{Escape}');
  expect(row).toHaveFocus();
  expect(field).toHaveValue('');
  await user.keyboard('t4, 5{Enter}');
  expect(row).toHaveFocus();
  expect(field).toHaveValue('4, 5');
  await waitFor(() => {
    expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: '/api/staff/reservations/amelia/tables', body: { tables: '4, 5' } },
    ]);
  });
});

it('leaves refused table numbers in the field', async () => {
  const detail = 'Use table numbers such as 4, P6 or 4, 5.';
  const { user } = show(amelia, () => ({ status: 400, body: { status: 400, title: 'Bad request', detail } }));
  const field = await screen.findByRole('textbox', { name: 'Tables of Amelia Hart' });
  await user.type(field, '<4>{Enter}');
  expect(await screen.findByText(detail)).toBeVisible();
  expect(field).toHaveValue('<4>');
});

it('warns of another party with the same table at the same time', async () => {
  const other = { ...amelia, id: 'walter', customerName: 'Walter Moss', tables: '4' };
  show({ ...amelia, tables: '3, 4' }, never, [other]);
  const row = await screen.findByRole('article', { name: 'Amelia Hart' });
  expect(within(row).getByText('Walter Moss has table 4 too')).toBeVisible();
});
