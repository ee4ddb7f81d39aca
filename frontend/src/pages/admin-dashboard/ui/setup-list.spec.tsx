import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SetupList } from './admin-summary';

const DONE = {
  details: true,
  menu: true,
  website: true,
  hours: true,
  photos: true,
  capacity: true,
  email: true,
  team: true,
};

it('links to what is left to set up until the owner hides it', async () => {
  fakeServer(() => ({ body: { ...DONE, photos: false } }));
  const { user, unmount } = renderScreen(<SetupList />);
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/admin/photographs');
  expect(screen.getByText('7 of 8 done')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  const calls = fakeServer(() => ({ body: { ...DONE, photos: false } }));
  renderScreen(<SetupList />);
  expect(calls).toEqual([]);
  localStorage.clear();
});

it('shows the next five steps of a new installation', async () => {
  const nothing = Object.fromEntries(Object.keys(DONE).map((key) => [key, false]));
  fakeServer(() => ({ body: nothing }));
  renderScreen(<SetupList />);
  expect(await screen.findByText('0 of 8 done')).toBeVisible();
  const steps = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(steps).toHaveLength(5);
  expect(steps[0]).toBe('Enter your name, address and phone');
});

it('is not there once all is set up', async () => {
  const calls = fakeServer(() => ({ body: DONE }));
  renderScreen(<SetupList />);
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(screen.queryByText('Finish setting up')).toBeNull();
});
