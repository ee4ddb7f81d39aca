import { act, screen, waitFor, within } from '@testing-library/react';
import type { Reservation } from '@/entities/reservation';
import { addDays, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';
import { ReservationSummary } from './reservation-summary';

const { date: TODAY } = restaurantNow();
const FIRST = addDays(TODAY, 3);
const SECOND = addDays(TODAY, 4);
const request = (customerName: string, preferredDate = FIRST) =>
  aReservation({ id: customerName.toLowerCase(), customerName, preferredDate });

/** A restaurant that stores decisions; `refuse` names guests who cannot be confirmed, with the reason. */
function show(rows: Reservation[], refuse: Record<string, string> = {}) {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const calls = fakeServer(({ method, path, body }) => {
    if (path.includes('/capacity') || path.endsWith('/replies') || path.endsWith('/guest-memories'))
      return { body: [] };
    if (method === 'GET') return { body: [...stored.values()] };
    const row = stored.get(path.split('/').at(-1) ?? '');
    if (!row) return { status: 404 };
    const detail = refuse[row.customerName];
    if (detail !== undefined) return { status: 409, body: { status: 409, title: 'Conflict', detail } };
    stored.set(row.id, { ...row, status: (body as { status: Reservation['status'] }).status });
    return { body: stored.get(row.id) };
  });
  const view = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  const sent = () =>
    calls
      .filter(({ method }) => method === 'PATCH')
      .map(({ path, body }) => [path.split('/').at(-1), (body as { status: string }).status]);
  return { ...view, sent };
}
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const press = (name: string) => screen.findByRole('button', { name });

it('confirms the selected requests together, and undoes all of them by one toast', async () => {
  const { user, sent } = show([request('Ada'), request('Ben'), request('Cleo')]);
  await user.click(await box('Ada'));
  await user.click(await box('Cleo'));
  await user.click(await press('Confirm 2'));
  expect(await screen.findByText('2 reservations confirmed')).toBeVisible();
  expect(screen.getByText('Ada, Cleo')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Selected requests' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 reservations pending again')).toBeVisible();
  expect(sent()).toEqual([
    ['ada', 'confirmed'],
    ['cleo', 'confirmed'],
    ['ada', 'pending'],
    ['cleo', 'pending'],
  ]);
});

it('counts the selected requests of today among the confirmed ones right away', async () => {
  const summary = { pending: 3, confirmed: 5, confirmedToday: 1, total: 9 };
  fakeServer(({ method, path }) => {
    if (method !== 'GET') return new Promise(() => undefined);
    if (path.endsWith('/summary')) return { body: summary };
    return {
      body: path.includes('/reservations?') ? [request('Ada', TODAY), request('Ben', TODAY), request('Cleo')] : [],
    };
  });
  const { user } = renderScreen(
    <>
      <ReservationSummary />
      <Board role="staff" />
    </>,
    { at: '/staff/dashboard' },
  );
  expect(await screen.findByText('Ready for service, 1 of them today')).toBeInTheDocument();
  for (const name of ['Ada', 'Ben', 'Cleo']) await user.click(await box(name));
  await user.click(await press('Confirm 3'));
  expect(await screen.findByText('Ready for service, 3 of them today')).toBeInTheDocument();
});

it('says which could not be confirmed and why, leaves these selected, and undoes only the others', async () => {
  const { user, sent } = show([request('Ada'), request('Ben')], { Ben: 'That’s 12 of 10 seats at 1:00 PM.' });
  await user.click(await box('Ada'));
  await user.click(await box('Ben'));
  await user.click(await press('Confirm 2'));
  const summary = await screen.findByRole('dialog', { name: '1 of 2 couldn’t be confirmed' });
  expect(summary).toHaveTextContent('Ben: That’s 12 of 10 seats at 1:00 PM.');
  await user.click(within(summary).getByRole('button', { name: 'OK' }));
  expect(await box('Ben')).toBeChecked();
  await user.click(await press('Undo'));
  await waitFor(() => {
    expect(sent().slice(2)).toEqual([['ada', 'pending']]);
  });
});

it('selects all requests of the day of a selected one', async () => {
  const { user } = show([request('Ada'), request('Ben'), request('Cleo', SECOND)]);
  await user.click(await box('Ada'));
  await user.click(await screen.findByRole('button', { name: /^Select all of / }));
  expect(await box('Ben')).toBeChecked();
  expect(await box('Cleo')).not.toBeChecked();
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(await press('Clear'));
  expect(screen.queryByText('2 selected')).toBeNull();
});

it('selects the focused request by its key, and offers no selection for a single one', async () => {
  const { user, unmount } = show([request('Ada'), request('Ben')]);
  const card = await screen.findByRole('article', { name: 'Ada' });
  act(() => {
    card.focus();
  });
  await user.keyboard('x');
  expect(await box('Ada')).toBeChecked();
  unmount();
  show([request('Ada')]);
  await screen.findByRole('article', { name: 'Ada' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('declines with an offer in three taps', async () => {
  const near = [{ preferredDate: FIRST, preferredTime: '1:00 PM' }];
  const calls = fakeServer(({ method, path }) => {
    if (path.includes('/other-times'))
      return { body: method === 'GET' ? { isOn: true, times: ['1:00 PM'], near } : {} };
    if (path.includes('/waitlist')) return { body: { isOn: false, parties: 0, isPaused: false } };
    if (path.includes('/reservations?')) return { body: [request('Ada')] };
    return { body: [] };
  });
  const { user } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  await user.click(await press('Other answers for Ada'));
  await user.click(await screen.findByRole('menuitem', { name: 'Offer other times' }));
  await user.click(await press('Send the Offer'));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ times: near, expectedVersion: 1 });
  });
});
