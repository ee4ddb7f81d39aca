import { cleanup, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SendTest } from './template-preview';

function show(answer: object = { body: { to: 'ana@guests.example' } }) {
  const calls = fakeServer(() => answer);
  const { user } = renderScreen(<SendTest role="manager" mail={{ subject: 'Glass', htmlContent: '<p>Glass</p>' }} />);
  const to = screen.getByLabelText('Send a test to (optional)');
  return { user, to, send: () => user.click(screen.getByRole('button', { name: 'Send test' })), calls };
}

it('sends to the entered address, only by its button', async () => {
  const { user, to, send, calls } = show();
  await user.type(to, ' ana@guests.example{Enter}');
  expect(calls).toEqual([]);
  await send();
  expect((await screen.findAllByText('It is on its way to ana@guests.example.')).length).toBeGreaterThan(0);
  expect(calls.map(({ body }) => body)).toEqual([
    { subject: 'Glass', htmlContent: '<p>Glass</p>', to: 'ana@guests.example' },
  ]);
});

it('shows no address before one was entered', async () => {
  const { send, calls } = show();
  await send();
  expect((await screen.findAllByText(/^It is on its way/)).length).toBeGreaterThan(0);
  expect(calls[0]?.body).toMatchObject({ to: null });
});

it('shows under the address why it is refused, until it is changed', async () => {
  const message = 'Please enter a valid email address';
  const { user, to, send } = show({ status: 400, body: { detail: message, errors: [{ field: 'to', message }] } });
  await user.type(to, 'ana');
  await send();
  await waitFor(() => expect(to).toHaveAccessibleDescription(`${message} Leave empty to send it to yourself.`));
  expect(to).toBeInvalid();
  await user.type(to, '@guests.example');
  await waitFor(() => expect(to).toBeValid());
});

it('remembers the address for the next test', async () => {
  const { user, to } = show();
  await user.type(to, 'ana@guests.example');
  cleanup();
  expect(show().to).toHaveValue('ana@guests.example');
});
