import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { PageViewFigures } from './page-view-figures';

const NONE = { pageViews: 0, visitors: 0, reservations: 0, contactForms: 0 };
const NOTHING = {
  pageViews: 0,
  reservations: 0,
  contactForms: 0,
  topPages: [],
  referrers: [],
  current: NONE,
  before: NONE,
  dailyTrends: [],
};
const DAYS = Array.from({ length: 30 }, (_, place) => ({
  date: `2026-11-${String(place + 1).padStart(2, '0')}`,
  views: 9,
  visitors: 4,
}));
const show = (body: object) => {
  const calls = fakeServer(() => ({ body: { ...NOTHING, ...body } }));
  return { ...renderScreen(<PageViewFigures />, { at: '/manager/dashboard' }), calls };
};
const NOTE = /Tracking will show data once the site launches/;

it('says for every number that there is none yet, and when there will be', async () => {
  show({});
  expect(await screen.findAllByText('No data yet')).toHaveLength(3);
  expect(screen.getByText(NOTE)).toBeInTheDocument();
});

it('says so only for numbers without data', async () => {
  show({ pageViews: 12, reservations: 3, current: { ...NONE, pageViews: 12, reservations: 3 } });
  expect(await screen.findAllByText('No data yet')).toHaveLength(1);
  expect(screen.getByText('12')).toBeInTheDocument();
});

it('shows counts by page, origin and day', async () => {
  show({
    pageViews: 1200,
    reservations: 3,
    contactForms: 1,
    current: { ...NONE, pageViews: 1200, reservations: 3, contactForms: 1 },
    topPages: [{ path: '/blog', views: 20 }],
    referrers: [{ host: 'search.example', views: 4 }],
    dailyTrends: DAYS,
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
  expect(rows).toHaveLength(31);
  expect(rows[0]).toHaveTextContent('DayPage viewsVisitors');
  expect(rows.at(-1)).toHaveTextContent('Mon, Nov 3094');
});

it('shows the numbers of the chosen period, and which reservations they count', async () => {
  show({
    pageViews: 1200,
    reservations: 30,
    contactForms: 3,
    dailyTrends: DAYS.slice(-7),
    current: { pageViews: 63, visitors: 28, reservations: 2, contactForms: 0 },
  });
  expect(await screen.findByText('63')).toBeVisible();
  expect(screen.queryByText('1,200')).toBeNull();
  expect(screen.getAllByText('Last 7 days')).toHaveLength(2);
  expect(screen.getByText('Requests on the website, last 7 days')).toBeVisible();
});

it('compares the period with as many days before, in words and numbers', async () => {
  show({
    pageViews: 1200,
    dailyTrends: DAYS,
    current: { pageViews: 270, visitors: 120, reservations: 1, contactForms: 2 },
    before: { pageViews: 225, visitors: 160, reservations: 0, contactForms: 2 },
  });
  expect(
    await screen.findByText(
      'Compared to the 30 days before: +20% page views (270 vs. 225), −25% visitors (120 vs. 160), 1 request on the website vs. none, as many contact forms (2).',
    ),
  ).toBeVisible();
});

it('requests the chosen period, and names the days that the shown numbers cover', async () => {
  const { user, calls } = show({ pageViews: 1200, dailyTrends: DAYS.slice(-7) });
  expect(await screen.findByRole('region', { name: 'The last 7 days' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  await waitFor(() => {
    expect(calls.map(({ path }) => path)).toEqual(['/api/manager/analytics?days=30', '/api/manager/analytics?days=7']);
  });
});

it("shows a day's numbers by arrow keys", async () => {
  show({ pageViews: 1200, dailyTrends: DAYS });
  const slider = await screen.findByRole('slider', { name: 'The last 30 days, by day' });
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Sun, Nov 1: Page views 9, Visitors 4');
});
