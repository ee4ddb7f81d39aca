import { screen } from '@testing-library/react';
import type { CapacityDay, ServiceDay } from '@/entities/reservation';
import { restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { aReservation } from '../testing/a-reservation';
import { ReservationBoard } from './reservation-board';

const { date: TODAY } = restaurantNow();
const NONE = { covers: 0, parties: 0 };
const A_DAY: ServiceDay = {
  ...{ date: TODAY, ...NONE, expected: NONE, here: NONE },
  ...{ slots: [], reservations: [], waiting: [], arrived: [], missed: [] },
};
const UNCOUNTED: CapacityDay = { date: TODAY, arrivalsCap: null, seatsCap: null, halfHours: [], areas: [] };

it('says of a change which table it takes the place of', async () => {
  const replaces = { id: 'before', preferredDate: TODAY, preferredTime: '12:00 PM' as const, partySize: '2' as const };
  const change = aReservation({ id: 'cleo', customerName: 'Cleo Fox', preferredDate: TODAY, replaces });
  fakeServer(({ path }) => {
    if (path.endsWith('/replies') || path.endsWith('requests')) return { body: [] };
    return { body: path.includes('/capacity') ? UNCOUNTED : { ...A_DAY, waiting: [change] } };
  });
  renderScreen(<ReservationBoard role="staff" />, { at: '/staff/dashboard?service=today' });
  const row = await screen.findByRole('article', { name: 'Cleo Fox' });
  expect(row).toHaveTextContent(/In place of .*, 12:00 PM, 2 people/);
});
