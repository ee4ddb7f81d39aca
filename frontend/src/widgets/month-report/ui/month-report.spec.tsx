import { screen, within } from '@testing-library/react';
import { restaurantNow } from '@/entities/restaurant';
import { choose, chosenIn, fakeServer, renderScreen } from '@/shared/testing';
import { MonthReport } from './month-report';

const NOTHING = {
  requests: 0,
  parties: 0,
  covers: 0,
  walkIns: 0,
  noShows: 0,
  noShowCovers: 0,
  cancellations: 0,
  declined: 0,
};

it('lists the days with reservations and their total, and offers the month as a file', async () => {
  const calls = fakeServer(() => ({
    body: [
      { ...NOTHING, date: '2026-10-01', parties: 2, covers: 6 },
      { ...NOTHING, date: '2026-10-02' },
      { ...NOTHING, date: '2026-10-03', parties: 1, covers: 4, noShows: 1 },
    ],
  }));
  renderScreen(<MonthReport />, { at: '/admin/month?month=2026-10' });
  expect(screen.getByRole('heading', { name: 'Reservations in October 2026' })).toBeInTheDocument();
  const total = await screen.findByRole('row', { name: /^Total/ });
  expect(
    within(total)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Total', '0', '3', '10', '0', '1', '0', '0', '0']);
  expect(screen.getAllByRole('row', { name: /October \d/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Download/ })).toHaveAttribute(
    'href',
    '/api/admin/reservations/export.csv?month=2026-10',
  );
  expect(calls[0]?.path).toBe('/api/admin/reservations/report?month=2026-10');
  expect(screen.getByText(/^The Courtyard Bistro\. By the day of the visit/)).toBeInTheDocument();
});

it.each(['', '?month=2026-13', '?month=0000-01', '?month=soon'])('shows this month at “%s”', async (query) => {
  const calls = fakeServer(() => ({ body: [] }));
  renderScreen(<MonthReport />, { at: `/admin/month${query}` });
  expect(await screen.findByText('No reservations in this month.')).toBeInTheDocument();
  expect(calls[0]?.path).toBe(`/api/admin/reservations/report?month=${restaurantNow().date.slice(0, 7)}`);
});

it('shows another month and year, chosen from lists that every browser has', async () => {
  const calls = fakeServer(() => ({ body: [] }));
  const { user } = renderScreen(<MonthReport />, { at: '/admin/month?month=1998-10' });
  const choices = (label: string) => screen.getByRole('combobox', { name: label });
  expect(chosenIn(choices('Month'))).toBe('October');
  expect(chosenIn(choices('Year'))).toBe('1998');
  await choose(user, choices('Month'), 'September');
  expect(await screen.findByRole('heading', { name: 'Reservations in September 1998' })).toBeInTheDocument();
  const lastYear = String(Number(restaurantNow().date.slice(0, 4)) - 1);
  await choose(user, choices('Year'), lastYear);
  expect(await screen.findByRole('heading', { name: `Reservations in September ${lastYear}` })).toBeInTheDocument();
  expect(calls.at(-1)?.path).toContain(`month=${lastYear}-09`);
});
