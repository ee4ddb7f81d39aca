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
  expect(screen.getByText('✓ Check your hours')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  const calls = fakeServer(() => ({ body: { ...DONE, photos: false } }));
  renderScreen(<SetupList />);
  expect(calls).toEqual([]);
  localStorage.clear();
});

it('is not there once all is set up', async () => {
  const calls = fakeServer(() => ({ body: DONE }));
  renderScreen(<SetupList />);
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(screen.queryByText('Finish setting up')).toBeNull();
});
