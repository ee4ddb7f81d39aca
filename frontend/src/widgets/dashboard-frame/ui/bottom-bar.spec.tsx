import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { Role } from '@/shared/api';
import { fakeServer, renderScreen, wideScreen } from '@/shared/testing';
import type { Tab } from '../model/places';
import { BottomBar } from './bottom-bar';

const panel = () => Promise.resolve(() => null);
const TABS: Tab[] = [
  { key: 'reservations', label: 'Reservations', count: 3, panel },
  { key: 'approvals', label: 'Pending Approvals', count: 0, panel },
  { key: 'messages', label: 'Messages', count: 2, panel },
];
const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

function show(role: Role, tabs = TABS, at = `/${role}/dashboard`) {
  fakeServer(() => ({ body: { unread: 5 } }));
  return renderScreen(
    <>
      <BottomBar role={role} tabs={tabs} />
      <Address />
    </>,
    { at },
  );
}
const bar = () => within(screen.getByRole('navigation', { name: 'Most used' }));

it('is for phones', () => {
  show('admin');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each<[Role, string[]]>([
  ['admin', ['Today 3', 'Approve', 'Inbox 5']],
  ['manager', ['Content', 'Submissions', 'Inbox 2']],
  ['staff', ['Today', 'Requests 3', 'Inbox 2']],
])('has what %s needs most, with what waits there', async (role, names) => {
  wideScreen();
  show(role);
  if (role === 'admin') await screen.findByRole('link', { name: 'Inbox 5' });
  expect(
    bar()
      .getAllByRole('link')
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(names);
});

it('marks the place on the screen, and leads to another', async () => {
  wideScreen();
  const { user } = show('staff', TABS, '/staff/dashboard?service=today');
  expect(bar().getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await user.click(bar().getByRole('link', { name: 'Inbox 2' }));
  expect(screen.getByText('/staff/dashboard?tab=messages')).toBeVisible();
});

it('has every tab, and the settings, behind More', async () => {
  wideScreen();
  const { user } = show('admin');
  await user.click(bar().getByRole('button', { name: 'More' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Reservations (3)',
    'Pending Approvals (0)',
    'Messages (2)',
    'Settings',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Messages (2)' }));
  expect(screen.getByText('/admin/dashboard?tab=messages')).toBeVisible();
});

it('leads back to the dashboard from a page without tabs', async () => {
  wideScreen();
  const { user } = show('admin', [], '/admin/dashboard?tab=staff');
  await user.click(bar().getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
});
