import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ReservationsPage } from '..';

it('counts a reservation as started also when everything was typed before the scripts arrived', async () => {
  const calls = fakeServer(() => ({ status: 204 }));
  const { user } = renderScreen(<ReservationsPage />);
  await user.click(screen.getByRole('button', { name: 'Submit Reservation Request' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ event: 'reservation_started', path: '/reservations' });
  await user.type(screen.getByLabelText('Full name'), 'Ada');
  expect(calls).toHaveLength(1);
});
