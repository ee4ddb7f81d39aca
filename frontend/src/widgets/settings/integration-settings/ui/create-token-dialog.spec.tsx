import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderDialog } from '@/shared/testing';
import { CreateTokenDialog } from './create-token-dialog';

afterEach(() => {
  sessionStorage.clear();
});

it('keeps typing and ticks through Escape, and creates the token', async () => {
  const calls = fakeServer(() => ({ body: { name: 'Till', token: 'cy_1' } }));
  const created = jest.fn();
  const { user, open, escape } = renderDialog(({ open: isOpen, onClose }) => (
    <CreateTokenDialog open={isOpen} onCreated={created} onClose={onClose} />
  ));
  await open();
  await user.type(screen.getByLabelText('App name'), 'Till');
  await user.click(screen.getByLabelText('Read table requests'));
  await user.click(screen.getByText('30 days'));
  await escape();

  await open();
  expect(screen.getByLabelText('App name')).toHaveValue('Till');
  expect(screen.getByLabelText('Read table requests')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await waitFor(() => {
    expect(created).toHaveBeenCalledWith('Till', 'cy_1');
  });
  expect(calls.at(-1)?.body).toEqual({ name: 'Till', scopes: ['reservations:read'], expiresInDays: 30 });
});
