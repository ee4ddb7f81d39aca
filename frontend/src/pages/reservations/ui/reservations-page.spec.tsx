import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ReservationsPage } from '../index';

it('counts a reservation as started also when everything was typed before the scripts arrived', async () => {
  const calls = fakeServer(({ method }) => (method === 'GET' ? { body: { textMessages: false } } : { status: 204 }));
  const counted = () => calls.filter(({ method }) => method === 'POST');
  const { user } = renderScreen(<ReservationsPage />);
  await user.click(screen.getByRole('button', { name: 'Submit Reservation Request' }));
  await waitFor(() => expect(counted()).toHaveLength(1));
  expect(counted()[0]?.body).toEqual({ event: 'reservation_started', path: '/reservations', via: '' });
  await user.type(screen.getByLabelText('Full name'), 'Ada');
  expect(counted()).toHaveLength(1);
});

it('offers replies by text message if the restaurant sends them', async () => {
  fakeServer(({ method }) => (method === 'GET' ? { body: { textMessages: true } } : { status: 204 }));
  renderScreen(<ReservationsPage />);
  expect(await screen.findByRole('checkbox', { name: /^Text me at this phone number/ })).not.toBeChecked();
});
