import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { DirectoryButton } from './directory-button';

afterEach(() => {
  location.hash = '';
});
const button = () => screen.getByRole('button', { name: /Sign in with Bistro Accounts/ });

it("goes to the server's address", async () => {
  const calls = fakeServer(() => ({ body: { url: '#at-the-directory' } }));
  const { user } = renderScreen(<DirectoryButton role="manager" name="Bistro Accounts" />);
  await user.click(button());
  await waitFor(() => {
    expect(location.hash).toBe('#at-the-directory');
  });
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/manager/directory' }]);
});

it('says that the directory does not respond', async () => {
  const detail = 'The directory does not answer.';
  fakeServer(() => ({ status: 503, body: { status: 503, detail } }));
  const { user } = renderScreen(<DirectoryButton role="staff" name="Bistro Accounts" />);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(button()).not.toHaveClass('ant-btn-loading');
});
