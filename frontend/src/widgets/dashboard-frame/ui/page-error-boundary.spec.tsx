import { screen, within } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { DashboardFrame } from './dashboard-frame';
import { DashboardTabs } from './dashboard-tabs';
import { PageErrorBoundary } from './page-error-boundary';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('no hours today');
  return <p>Hours of today</p>;
}

beforeEach(() => {
  isBroken = true;
  // React logs caught errors.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.EventSource = class extends EventTarget {
    close() {
      return;
    }
  } as never;
});

it('keeps navigation and sign-out when a page throws, with a message for staff', async () => {
  fakeServer(() => ({ body: [] }));
  renderScreen(<Fragile />, { at: '/admin/hours', errorBoundary: PageErrorBoundary });
  expect(await screen.findByText('Couldn’t show this page.')).toBeVisible();
  expect(screen.queryByText(/table is safe/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/admin/dashboard');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
});

it('keeps the frame of a page whose content throws, and shows the content once it works', async () => {
  fakeServer(() => ({ body: [] }));
  const { user } = renderScreen(
    <DashboardFrame role="admin" title="Hours" name="Rosa">
      <Fragile />
    </DashboardFrame>,
    { at: '/admin/hours' },
  );
  expect(await screen.findByText('Couldn’t load this part of the page.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hours' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hours of today')).toBeVisible();
});

it('keeps the tabs usable when a panel throws', async () => {
  const { user } = renderScreen(
    <DashboardTabs
      tabs={[
        { key: 'hours', label: 'Hours', panel: () => Promise.resolve(Fragile) },
        { key: 'letters', label: 'Letters', panel: () => Promise.resolve(() => <p>Old letters</p>) },
      ]}
    />,
    { at: '/staff/dashboard' },
  );
  const panel = await screen.findByRole('tabpanel');
  expect(await within(panel).findByText('Couldn’t load this part of the page.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Letters' }));
  expect(await screen.findByText('Old letters')).toBeVisible();
});
