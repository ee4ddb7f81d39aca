import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ReservationAnalytics } from './reservation-analytics';

const day = (date: string, total: number, completed: number, noShows: number) => ({ date, total, completed, noShows });
const FIGURES = {
  completionRate: 85.7,
  noShowRate: 14.3,
  averagePartySize: 3.4,
  totalReservations: 12,
  completedReservations: 6,
  noShowReservations: 1,
  popularTimes: [
    { time: '12:30 PM', count: 7 },
    { time: '1:00 PM', count: 5 },
  ],
  dailyTrends: [
    day('2026-11-15', 99, 99, 99),
    ...['16', '17', '18', '19', '20', '21'].map((one) => day(`2026-11-${one}`, 0, 0, 0)),
    day('2026-11-22', 4, 2, 1),
  ],
  promise: [
    { week: '2026-11-09', requests: 8, inTime: 8 },
    { week: '2026-11-16', requests: 4, inTime: 3 },
  ],
  before: { totalReservations: 10, completedReservations: 8, noShowReservations: 0 },
};
const NOTHING = { ...FIGURES, totalReservations: 0, completedReservations: 0, noShowReservations: 0 };

const Address = () => <output>{useLocation().search}</output>;

function show(answer: { status?: number; body?: unknown }, at = '') {
  const calls = fakeServer(() => answer);
  const view = renderScreen(
    <>
      <ReservationAnalytics />
      <Address />
    </>,
    { at: `/admin/dashboard${at}` },
  );
  return { ...view, calledPaths: () => calls.map(({ path }) => path) };
}

it('shows rates, average, totals and popular times', async () => {
  show({ body: FIGURES });
  expect(await screen.findByText('85.7%')).toBeInTheDocument();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(
    expect.arrayContaining(['14.3%', '3.4', '12', '6', '1', 'All requests, phone included, last 30 days']),
  );
  const times = within(screen.getByRole('region', { name: 'Popular times, last 30 days' })).getAllByRole('listitem');
  expect(times.map(({ textContent }) => textContent)).toEqual(['12:30 PM7', '1:00 PM5']);
});

it('has the last seven days as a table, for screen readers and on request', async () => {
  const { user } = show({ body: FIGURES });
  const table = await screen.findByRole('table', { name: 'Daily trends, last 7 days' });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(8);
  expect(rows.at(-1)).toHaveTextContent('Sun, Nov 22421');
  expect(table).toHaveClass('visually-hidden');
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(table).not.toHaveClass('visually-hidden');
});

it('shows by week how often guests got a reply by the deadline', async () => {
  show({ body: FIGURES });
  const list = within(await screen.findByRole('region', { name: 'Answered on time, by week' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'From Mon, Nov 1675% (3 of 4)',
    'From Mon, Nov 9100% (8 of 8)',
  ]);
});

it('compares with as many days before, in words and numbers', async () => {
  show({ body: FIGURES });
  expect(
    await screen.findByText(
      'Compared to the 30 days before: +20% requests (12 vs. 10), −25% completed visits (6 vs. 8), 1 no-show vs. none.',
    ),
  ).toBeInTheDocument();
});

it('describes each day, by pointer and by key', async () => {
  show({ body: FIGURES });
  const chart = within(await screen.findByRole('region', { name: 'Daily trends, last 7 days' }));
  const slider = chart.getByRole('slider', { name: 'Daily trends, last 7 days, by day' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Sun, Nov 22: Received 4, Completed 2, No-shows 1');
  expect(chart.getByText('Received 4, Completed 2, No-shows 1')).toBeInTheDocument();
  // The effect of an arrow key on a native slider.
  fireEvent.change(slider, { target: { value: '5' } });
  expect(chart.getByText('Received 0, Completed 0, No-shows 0')).toBeInTheDocument();
  fireEvent.blur(slider);
  expect(chart.getByText('Received 4, Completed 2, No-shows 1')).toBeInTheDocument();
});

it('keeps the period in the URL', async () => {
  const { user, calledPaths } = show({ body: FIGURES });
  expect(await screen.findByRole('radio', { name: '30 days' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  expect(screen.getByRole('status')).toHaveTextContent('?days=90');
  expect(calledPaths()).toEqual([
    '/api/admin/analytics/reservations?days=30',
    '/api/admin/analytics/reservations?days=90',
  ]);
});

it.each(['?days=8', '?days=x', ''])('looks at 30 days at the address "%s"', async (at) => {
  const { calledPaths } = show({ body: FIGURES }, at);
  await screen.findByText('85.7%');
  expect(calledPaths()).toEqual(['/api/admin/analytics/reservations?days=30']);
});

it('says when there is no data yet', async () => {
  show({ body: NOTHING });
  expect(await screen.findByText('No analytics data available yet...')).toBeInTheDocument();
});

it('reports a failure to load, and tries again on request', async () => {
  const { user, calledPaths } = show({ status: 500 });
  expect(await screen.findByText('Failed to fetch analytics')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Failed to fetch analytics')).toBeInTheDocument();
  expect(calledPaths()).toHaveLength(2);
});
