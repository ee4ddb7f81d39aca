import { screen, within } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { PageViewFigures } from './page-view-figures';

const NOTHING = { pageViews: 0, reservations: 0, contactForms: 0, topPages: [], referrers: [], dailyTrends: [] };
const show = (body: object) => {
  fakeServer(() => ({ body: { ...NOTHING, ...body } }));
  renderScreen(<PageViewFigures />, { at: '/manager/dashboard' });
};
const NOTE = /Tracking will show data once the site launches/;

it('says of every figure that there is none yet, and when there will be', async () => {
  show({});
  expect(await screen.findAllByText('No data yet')).toHaveLength(3);
  expect(screen.getByText(NOTE)).toBeInTheDocument();
});

it('says so only of what was not counted yet', async () => {
  show({ pageViews: 12, reservations: 3 });
  expect(await screen.findAllByText('No data yet')).toHaveLength(1);
  expect(screen.getByText('12')).toBeInTheDocument();
});

it('shows what was counted, by page, origin and day', async () => {
  show({
    pageViews: 1200,
    reservations: 3,
    contactForms: 1,
    topPages: [{ path: '/blog', views: 20 }],
    referrers: [{ host: 'search.example', views: 4 }],
    dailyTrends: [
      { date: '2026-11-21', views: 7, visitors: 3 },
      { date: '2026-11-22', views: 9, visitors: 4 },
    ],
  });
  expect(await screen.findByText('1,200')).toBeInTheDocument();
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Top pages, last 30 days' })).getByRole('listitem'),
  ).toHaveTextContent('/blog20');
  expect(screen.getByRole('region', { name: 'Where visitors come from, last 30 days' })).toHaveTextContent(
    'search.example4',
  );
  const rows = within(screen.getByRole('table', { name: 'The last 30 days' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayPage viewsVisitors',
    'Sat, Nov 2173',
    'Sun, Nov 2294',
  ]);
});
