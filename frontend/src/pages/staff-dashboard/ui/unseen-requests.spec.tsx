import { act, screen, waitFor } from '@testing-library/react';
import { reservationQueries } from '@/entities/reservation';
import type { components } from '@/shared/api';
import { fakeServer, renderScreen } from '@/shared/testing';
import { StaffDashboardPage } from './staff-dashboard-page';

const NO_ONE = { covers: 0, parties: 0 };
const A_DAY = {
  ...NO_ONE,
  expected: NO_ONE,
  here: NO_ONE,
  slots: [],
  reservations: [],
  waiting: [],
  arrived: [],
  missed: [],
} satisfies Omit<components['schemas']['ServiceDayView'], 'date'>;

const waiting = (id: string) => ({
  id,
  customerName: `Guest ${id}`,
  customerEmail: null,
  partySize: '2',
  preferredDate: '2999-11-29',
  preferredTime: '12:30 PM',
  source: 'website',
  status: 'pending',
  offeredTimes: null,
  createdAt: '2026-11-21T15:00:00.000Z',
  mentions: [],
});

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('staff', JSON.stringify({ id: 's1', name: 'Front of House' }));
  sessionStorage.clear();
});

it.each(['service=today', 'service=tomorrow', 'service=2999-11-29'])(
  'counts new requests in the title at ?%s, until the list of requests is opened',
  async (place) => {
    let rows = [waiting('1')];
    fakeServer(({ path }) => {
      if (path.endsWith('/me')) return { body: { id: 's1', name: 'Front of House', role: 'staff' } };
      if (path.includes('summary')) return { body: { pending: 1, confirmed: 0, completed: 0, noShow: 0, total: 1 } };
      if (path.includes('unread')) return { body: { count: 0 } };
      if (path.includes('/service')) return { body: { ...A_DAY, date: path.slice(-10) } };
      if (path.includes('/capacity'))
        return { body: path.endsWith('requests') ? [] : { arrivalsCap: null, seatsCap: null, halfHours: [] } };
      return { body: path.includes('/reservations?') || path.endsWith('/reservations') ? rows : [] };
    });
    const { client, user } = renderScreen(<StaffDashboardPage />, { at: `/staff/dashboard?${place}` });
    const title = (text: string) =>
      waitFor(() => {
        expect(document.title).toBe(text);
      });
    await waitFor(() => {
      expect(
        client.getQueryData(reservationQueries.current('staff', { status: 'pending' }).page().queryKey),
      ).toBeTruthy();
    });
    await title('Staff Dashboard | Back office');
    rows = [waiting('1'), waiting('2'), waiting('3')];
    await act(() => client.invalidateQueries({ queryKey: reservationQueries.all() }));
    await title('(2) Staff Dashboard | Back office');
    await user.click(screen.getByText('Requests'));
    await title('Staff Dashboard | Back office');
  },
);
