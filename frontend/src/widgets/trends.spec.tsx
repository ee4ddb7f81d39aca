import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { Trends as Figures } from '@/entities/settings/overview';
import { fakeServer, renderScreen } from '@/shared/testing';
import { comparison, Trends } from './trends';

it.each([
  [28, 25, '+12% vs. last week through Monday'],
  [3, 4, '−25% vs. last week through Monday'],
  [0, 4, '−100% vs. last week through Monday'],
  [1001, 1000, '±0% vs. last week through Monday'],
  [4, 4, 'Same as last week through Monday'],
  [0, 0, 'Same as last week through Monday'],
  [5, 0, '+5, none last week through Monday'],
])('compares %d with %d: %s', (current, before, words) => {
  expect(comparison(current, before, 'Monday')).toBe(words);
});

const NONE = {
  covers: 0,
  parties: 0,
  requests: 0,
  declined: 0,
  cancellations: 0,
  noShows: 0,
  mailSent: 0,
  mailOpened: 0,
};
const BUSY: Figures = {
  weeks: [
    { ...NONE, weekStart: '2026-11-09', covers: 40 },
    { ...NONE, weekStart: '2026-11-16', covers: 52 },
    { ...NONE, weekStart: '2026-11-23', covers: 28 },
  ],
  current: { ...NONE, covers: 28 },
  before: { ...NONE, covers: 25 },
};

const Address = () => <output>{useLocation().search}</output>;

function show(reply: () => object, at = '') {
  const urls: string[] = [];
  fakeServer(({ path }) => {
    urls.push(path);
    return reply();
  });
  const view = renderScreen(
    <>
      <Trends />
      <Address />
    </>,
    { at: `/admin/dashboard${at}` },
  );
  return { ...view, urls };
}

const covers = async () =>
  within((await screen.findByRole('heading', { name: 'Covers' })).closest('li') ?? document.body);

it('compares the current week with the same days of the previous one, in words', async () => {
  show(() => ({ body: BUSY }));
  const card = await covers();
  expect(card.getByText(/^\+12% vs. last week through \w+day$/)).toBeVisible();
  expect(card.getByText('this week')).toBeVisible();
});

it("shows each week's number by arrow keys, and the current week's after that", async () => {
  show(() => ({ body: BUSY }));
  const card = await covers();
  const slider = card.getByRole('slider', { name: 'Covers by week' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Week of Mon, Nov 23: 28');
  // The effect of an arrow key on a native slider.
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Week of Mon, Nov 16: 52');
  expect(card.getByText('week of Mon, Nov 16')).toBeVisible();
  act(() => {
    slider.focus();
    slider.blur();
  });
  expect(card.getByText('this week')).toBeVisible();
});

it('says how much of the current week has happened, if more is planned', async () => {
  show(() => ({ body: { ...BUSY, current: { ...NONE, covers: 10 } } }));
  expect((await covers()).getByText(/^10 so far: −60% vs. last week/)).toBeVisible();
});

it('reflects its period in the URL', async () => {
  const { user, urls } = show(() => ({ body: BUSY }), '?weeks=13');
  await covers();
  expect(urls).toEqual(['/api/admin/trends?weeks=13']);
  await user.click(screen.getByRole('radio', { name: '4 weeks' }));
  expect(await screen.findByText('?weeks=4')).toBeVisible();
  expect(urls).toContain('/api/admin/trends?weeks=4');
});

it('says that there is no data yet', async () => {
  show(() => ({ body: { weeks: [{ ...NONE, weekStart: '2026-11-23' }], current: NONE, before: NONE } }));
  expect(await screen.findByText(/^No data yet/)).toBeVisible();
});

it('reports a failure to load, and tries again', async () => {
  let isUp = false;
  const { user } = show(() => (isUp ? { body: BUSY } : { status: 500, body: {} }));
  expect(await screen.findByText('Couldn’t load trends.')).toBeVisible();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await covers();
});
