import { act, screen, waitFor, within } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import type { ServiceDay } from '@/entities/reservation';
import { addDays, formatMoment, formatTime, restaurantNow } from '@/entities/restaurant';
import { storeResponse, storeDays } from '@/shared/lib/stored-days';
import { fakeServer, renderScreen } from '@/shared/testing';
import { useStoredDays } from '../model/use-stored-days';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

const { date: TODAY } = restaurantNow();
const TOMORROW = addDays(TODAY, 1);
const AMELIA = aReservation({ id: 'amelia', status: 'confirmed', preferredDate: TODAY });
const SLOT = { time: AMELIA.preferredTime, covers: 2, parties: 1, byArea: null };
const DAY: ServiceDay = {
  date: TODAY,
  covers: 2,
  parties: 1,
  slots: [SLOT],
  reservations: [AMELIA],
  waiting: [],
  expected: { covers: 2, parties: 1 },
  here: { covers: 0, parties: 0 },
  arrived: [],
  missed: [],
};

const lineIs = (isOnline: boolean) => {
  act(() => {
    onlineManager.setOnline(isOnline);
  });
};
const show = () => renderScreen(<Board role="staff" />, { at: '/staff/dashboard?service=today' });

beforeEach(() => {
  localStorage.clear();
  storeDays([TODAY, TOMORROW]);
});
it('shows a stored day with its age while offline', async () => {
  const readAt = Date.now() - 60_000;
  jest.spyOn(Date, 'now').mockReturnValueOnce(readAt);
  storeResponse(TODAY, 'service', DAY);
  fakeServer(() => Promise.reject(new TypeError('gone')));
  lineIs(false);
  show();
  expect(await screen.findByRole('article', { name: 'Amelia Hart' })).toBeVisible();
  expect(screen.getByText(`As of ${formatTime(new Date(readAt))}.`)).toBeVisible();
});

it('names the day on which it was read, if it was not today', async () => {
  const readAt = Date.now() - 30 * 60 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValueOnce(readAt);
  storeResponse(TODAY, 'service', DAY);
  fakeServer(() => Promise.reject(new TypeError('gone')));
  lineIs(false);
  show();
  expect(await screen.findByText(`As of ${formatMoment(new Date(readAt).toISOString())}.`)).toBeVisible();
});

it("shows no age once it was refetched, and stores the server's version", async () => {
  storeResponse(TODAY, 'service', { ...DAY, reservations: [] });
  lineIs(false);
  fakeServer(({ path }) => {
    if (path.includes('/service')) return { body: DAY };
    return { body: path.includes('/capacity') ? { halfHours: [] } : [] };
  });
  const { client } = show();
  expect(await screen.findByText(/^As of/)).toBeVisible();
  lineIs(true);
  await act(() => client.invalidateQueries());
  expect(await screen.findByRole('article', { name: 'Amelia Hart' })).toBeVisible();
  expect(screen.queryByText(/^As of/)).not.toBeInTheDocument();
  expect(Object.values(localStorage).join()).toContain('Amelia Hart');
});

it('says that a day that was never read loads when back online', async () => {
  fakeServer(() => Promise.reject(new TypeError('gone')));
  lineIs(false);
  show();
  expect(await screen.findByText(/^You’re offline/)).toBeVisible();
});

function Keeps() {
  useStoredDays();
  return null;
}

it('reads today and tomorrow whatever is on screen, and deletes other days and their sheets', async () => {
  const yesterday = addDays(TODAY, -1);
  localStorage.setItem(`service-days/${yesterday}/service`, '{"answer":"Zelda"}');
  localStorage.setItem('day-sheets', JSON.stringify({ [yesterday]: { printedAt: '', tables: {} } }));
  const calls = fakeServer(({ path }) => ({ body: { ...DAY, date: path.slice(-10) } }));
  renderScreen(<Keeps />);
  const storageKeys = () => Object.keys(localStorage).sort();
  await waitFor(() => {
    expect(storageKeys()).toEqual(
      [TODAY, TOMORROW].flatMap((date) => [`service-days/${date}/capacity`, `service-days/${date}/service`]),
    );
  });
  expect(calls).toHaveLength(4);
});

it('shows offline decisions on a stored day, and keeps the day stored as it was read', async () => {
  storeResponse(TODAY, 'service', DAY);
  fakeServer(() => Promise.reject(new TypeError('gone')));
  lineIs(false);
  const { user } = show();
  const row = await screen.findByRole('article', { name: 'Amelia Hart' });
  await user.click(within(row).getByRole('button', { name: 'Customer Arrived' }));
  expect(await within(row).findByText(/^Arrived/)).toBeVisible();
  expect(Object.values(localStorage).join()).toContain('"parties":1');
});
