import { screen, within } from '@testing-library/react';
import { addDays, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

const { date: TODAY } = restaurantNow();
const ROWS = [
  aReservation({ id: '1', customerName: 'Waiting', preferredDate: addDays(TODAY, 2) }),
  aReservation({ id: '2', customerName: 'Coming', status: 'confirmed', preferredDate: addDays(TODAY, 3) }),
];

beforeEach(() => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query === '(max-width: 640px)' }));
});
function show(search = '') {
  fakeServer(({ path }) => ({ body: path.includes('/reservations?') ? ROWS : [] }));
  return renderScreen(<Board role="staff" />, { at: `/staff/dashboard${search}` });
}
const section = (name: RegExp) => screen.findByRole('region', { name });

it('folds on a phone what is not urgent', async () => {
  show();
  expect(within(await section(/^Waiting for your reply/)).getByRole('article', { name: 'Waiting' })).toBeVisible();
  const coming = await section(/^Upcoming/);
  expect(coming.querySelector('details')).not.toHaveAttribute('open');
  expect(coming.querySelector('summary')).toHaveTextContent('Upcoming 1');
});

it('folds nothing that was searched for', async () => {
  show('?search=coming');
  expect((await section(/^Upcoming/)).querySelector('details')).toBeNull();
});
