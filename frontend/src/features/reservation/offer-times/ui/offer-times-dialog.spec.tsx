import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Reservation } from '@/entities/reservation';
import { addDays, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { OfferTimesDialog } from './offer-times-dialog';

const DAY = addDays(restaurantNow().date, 3);
const RESERVATION = {
  id: 'one',
  customerName: 'Amelia Hart',
  preferredDate: DAY,
  preferredTime: '12:30 PM',
  partySize: '2',
  status: 'pending',
  version: 1,
} as Reservation;

afterEach(() => {
  sessionStorage.clear();
});

function Offer() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Offer another time
      </button>
      <OfferTimesDialog
        role="staff"
        reservation={RESERVATION}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        afterClose={() => undefined}
      />
    </>
  );
}

const offered = async () => within(await screen.findByRole('list', { name: 'Offered' })).getAllByText(/[AP]M$/);

it('keeps the chosen times through Escape and a reload, and offers them', async () => {
  const calls = fakeServer(({ method }) => ({
    body: method === 'GET' ? { times: ['1:00 PM', '2:00 PM'], near: [] } : {},
  }));
  const first = renderScreen(<Offer />, { at: '/staff/dashboard' });
  await first.user.click(screen.getByRole('button', { name: 'Offer another time' }));
  await first.user.click(await screen.findByRole('button', { name: '1:00 PM' }));
  await first.user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await first.user.click(screen.getByRole('button', { name: 'Offer another time' }));
  expect(await offered()).toHaveLength(1);
  await first.user.click(screen.getByRole('button', { name: '2:00 PM' }));
  first.unmount();

  const { user } = renderScreen(<Offer />, { at: '/staff/dashboard' });
  await user.click(screen.getByRole('button', { name: 'Offer another time' }));
  expect(await offered()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Send the Offer' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method !== 'GET')?.body).toMatchObject({
      times: [
        { preferredDate: DAY, preferredTime: '1:00 PM' },
        { preferredDate: DAY, preferredTime: '2:00 PM' },
      ],
    });
  });
});

it('lists the chosen times by time, in whatever order they were chosen', async () => {
  fakeServer(() => ({ body: { times: ['12:00 PM', '1:00 PM'], near: [] } }));
  const { user } = renderScreen(<Offer />, { at: '/staff/dashboard' });
  await user.click(screen.getByRole('button', { name: 'Offer another time' }));
  await user.click(await screen.findByRole('button', { name: '1:00 PM' }));
  await user.click(screen.getByRole('button', { name: '12:00 PM' }));
  expect((await offered()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('12:00 PM'),
    expect.stringContaining('1:00 PM'),
  ]);
});

it('starts with the nearest free times, so that one more tap sends the offer', async () => {
  const near = ['12:00 PM', '1:00 PM'].map((preferredTime) => ({ preferredDate: DAY, preferredTime }));
  const calls = fakeServer(({ method }) => ({
    body: method === 'GET' ? { times: ['12:00 PM', '1:00 PM'], near } : {},
  }));
  const { user } = renderScreen(<Offer />, { at: '/staff/dashboard' });
  await user.click(screen.getByRole('button', { name: 'Offer another time' }));
  expect(await offered()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Send the Offer' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ times: near, expectedVersion: 1 });
  });
});
