import { screen, waitFor } from '@testing-library/react';
import type { Reservation } from '@/entities/reservation';
import { addDays, restaurantNow } from '@/entities/restaurant';
import { choose, fakeServer, renderScreen } from '@/shared/testing';
import { RebookDialog } from './rebook-dialog';

const RESERVATION: Partial<Reservation> = {
  ...{ id: 'r1', customerName: 'Amelia Hart', customerEmail: 'amelia@guests.example', mentions: [] },
  ...{ preferredDate: addDays(restaurantNow().date, 3), preferredTime: '12:00 PM', partySize: '2', area: null },
  ...{ status: 'confirmed', version: 1 },
};
const MOVED: Partial<Reservation> = { ...RESERVATION, preferredTime: '1:00 PM' };

const nothing = () => undefined;

function show(reservation: Partial<Reservation>) {
  const calls = fakeServer(({ method }) => ({ body: method === 'GET' ? {} : reservation }));
  const view = renderScreen(
    <RebookDialog role="staff" reservation={reservation as Reservation} open onClose={nothing} afterClose={nothing} />,
    { at: '/staff/dashboard' },
  );
  return { ...view, sent: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body) };
}

afterEach(() => {
  sessionStorage.clear();
});

it('keeps what another person has moved since the dialog was opened', async () => {
  const first = show(RESERVATION);
  await choose(first.user, await screen.findByLabelText('Guests'), '4 people');
  first.unmount();

  const { user, sent } = show(MOVED);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await waitFor(() => {
    expect(sent()).toEqual([{ expectedStatus: 'confirmed', partySize: '4' }]);
  });
});

it('asks once more before it replaces what another person has changed', async () => {
  const first = show(RESERVATION);
  await choose(first.user, await screen.findByLabelText('Time'), '2:00 PM');
  first.unmount();

  const { user, sent } = show(MOVED);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect(await screen.findByText(/Someone else changed this while you were editing/)).toBeVisible();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => {
    expect(sent()).toEqual([{ expectedStatus: 'confirmed', preferredTime: '2:00 PM' }]);
  });
});
