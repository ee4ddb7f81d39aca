import { screen, within } from '@testing-library/react';
import { choose, fakeServer, renderScreen } from '@/shared/testing';
import { FunnelFigures } from './funnel-figures';

const ROWS = [
  {
    week: '2026-11-16',
    acquisitionSource: 'direct',
    landed: 1000,
    menuSeen: 300,
    begun: 40,
    sent: 20,
    confirmed: 15,
    arrived: 12,
  },
  {
    week: '2026-11-16',
    acquisitionSource: 'card',
    landed: 80,
    menuSeen: 78,
    begun: 20,
    sent: 10,
    confirmed: 9,
    arrived: 8,
  },
  {
    week: '2026-11-09',
    acquisitionSource: 'card',
    landed: 20,
    menuSeen: 20,
    begun: 0,
    sent: 0,
    confirmed: 0,
    arrived: 0,
  },
];

const show = (body: object) => {
  fakeServer(() => ({ body }));
  return renderScreen(<FunnelFigures />, { at: '/admin/dashboard?tab=analytics' });
};
const cells = (table: string) =>
  within(screen.getByRole('region', { name: table }))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('adds up sources and weeks, with shares of website visits', async () => {
  show(ROWS);
  const list = await screen.findByRole('region', { name: 'All sources' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Visited the website1,100 (100%)',
    'Saw the menu398 (36%)',
    'Started a request60 (5%)',
    'Sent it30 (3%)',
    'Were confirmed24 (2%)',
    'Arrived20 (2%)',
  ]);
  expect(cells('By week').slice(1)).toEqual(['Nov 161,08037860302420', 'Nov 920200000']);
  expect(cells('By source').slice(1)).toEqual(['Direct or unknown1,0003004020' + '1512', 'card1009820' + '1098']);
});

it('shows a single source', async () => {
  const { user } = show(ROWS);
  await choose(user, await screen.findByLabelText('Source'), 'card');
  expect(await screen.findByRole('region', { name: 'card' })).toHaveTextContent('Visited the website100 (100%)');
  expect(cells('By week').slice(1)).toEqual(['Nov 16807820' + '1098', 'Nov 920200000']);
});

it('says that nothing has been counted yet, still makes cards, and keeps the name across a reload', async () => {
  const { user, unmount } = show([]);
  expect(await screen.findByText('No visits yet.')).toBeVisible();
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Front Window!');
  expect(screen.getByText('http://localhost/?via=front-window#menu')).toBeVisible();
  unmount();
  show([]);
  expect(await screen.findByLabelText('Name')).toHaveValue('Front Window!');
});
