import { screen } from '@testing-library/react';
import type { CapacityDay, Reservation, ServiceDay } from '@/entities/reservation';
import { restaurantInstant, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

const { date: TODAY } = restaurantNow();
const NONE = { covers: 0, parties: 0 };
const A_DAY: ServiceDay = {
  date: TODAY,
  ...NONE,
  expected: NONE,
  here: NONE,
  slots: [],
  reservations: [],
  waiting: [],
  arrived: [],
  missed: [],
};
const UNCOUNTED: CapacityDay = { date: TODAY, arrivalsCap: null, seatsCap: null, halfHours: [], areas: [] };

function show(day: Partial<ServiceDay>) {
  fakeServer(({ path }) => {
    if (/(replies|requests|guest-memories)$/.test(path)) return { body: [] };
    return { body: path.includes('/capacity') ? UNCOUNTED : { ...A_DAY, ...day } };
  });
  renderScreen(<Board role="staff" />, { at: '/staff/dashboard?service=today' });
}

it('names the table that a change replaces', async () => {
  const replaces = { id: 'before', preferredDate: TODAY, preferredTime: '12:00 PM' as const, partySize: '2' as const };
  show({ waiting: [aReservation({ id: 'cleo', customerName: 'Cleo Fox', preferredDate: TODAY, replaces })] });
  const row = await screen.findByRole('article', { name: 'Cleo Fox' });
  expect(row).toHaveTextContent(/Replaces .*, 12:00 PM, 2 people/);
});

describe('at noon', () => {
  const at = (preferredTime: Reservation['preferredTime'], customerName: string) =>
    aReservation({ id: customerName, customerName, preferredDate: TODAY, preferredTime, status: 'confirmed' });
  const slot = (time: Reservation['preferredTime']) => ({ time, covers: 2, parties: 1, byArea: null });

  beforeEach(() => {
    jest.useFakeTimers({ now: restaurantInstant(TODAY, '12:05'), advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('draws a line between past and upcoming half hours, and names late parties', async () => {
    show({ slots: [slot('10:00 AM'), slot('12:30 PM')], reservations: [at('10:00 AM', 'Ida'), at('12:30 PM', 'Max')] });
    expect(await screen.findByRole('article', { name: 'Ida' })).toHaveTextContent('2 h late');
    expect(screen.getByRole('article', { name: 'Max' })).not.toHaveTextContent('late');
    const line = screen.getByText('Now, 12:05 PM');
    const follows = (name: string) =>
      line.compareDocumentPosition(screen.getByRole('article', { name })) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect([follows('Ida'), follows('Max')]).toEqual([false, true]);
  });
});
