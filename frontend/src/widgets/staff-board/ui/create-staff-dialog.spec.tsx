import { screen, waitFor } from '@testing-library/react';
import { fakeServer, fill, renderDialog } from '@/shared/testing';
import { CreateStaffDialog } from './staff-dialog';

afterEach(() => {
  sessionStorage.clear();
});

it('keeps typing through Escape, but never the password', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { staff: { name: 'Ana' }, personalEmailCreated: false } }));
  const { user, open, escape } = renderDialog((control) => <CreateStaffDialog {...control} />);
  await open();
  await fill(user, screen.getByLabelText('Name'), 'Ana Cole');
  await user.click(screen.getByLabelText('Create professional email'));
  await fill(user, await screen.findByLabelText('Email'), 'ana@guests.example');
  await fill(user, screen.getByLabelText('Password'), 'blue glass 17');
  await escape();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('blue glass');

  await open();
  expect(screen.getByLabelText('Name')).toHaveValue('Ana Cole');
  expect(await screen.findByLabelText('Email')).toHaveValue('ana@guests.example');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await fill(user, screen.getByLabelText('Password'), 'green glass 18');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Ana Cole',
      createPersonalEmail: false,
      email: 'ana@guests.example',
      invite: false,
      password: 'green glass 18',
    });
  });
});

it('invites a colleague by email instead of setting a password', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { staff: { name: 'Ana' }, personalEmailCreated: false } }));
  const { user, open } = renderDialog((control) => <CreateStaffDialog {...control} />);
  await open();
  expect(screen.queryByLabelText(/^Send an email/)).toBeNull();
  await fill(user, screen.getByLabelText('Name'), 'Ana Cole');
  await user.click(screen.getByLabelText('Create professional email'));
  await fill(user, await screen.findByLabelText('Email'), 'ana@guests.example');
  await user.click(screen.getByLabelText('Send an email with a link to choose a password'));
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Ana Cole',
      createPersonalEmail: false,
      email: 'ana@guests.example',
      invite: true,
    });
  });
});
