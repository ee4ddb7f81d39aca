import { screen, waitFor } from '@testing-library/react';
import { fakeServer, fill, renderDialog } from '@/shared/testing';
import { AddWebhookDialog } from './add-webhook-dialog';

const TYPES = [{ type: 'reservation.confirmed', means: 'A reservation was confirmed' }];

afterEach(() => {
  sessionStorage.clear();
});

it('keeps typing and ticks through Escape, and adds the webhook', async () => {
  const calls = fakeServer(({ method }) => ({ body: method === 'GET' ? TYPES : { secret: 'whsec_1' } }));
  const added = jest.fn();
  const { user, open, escape } = renderDialog(({ open: isOpen, onClose }) => (
    <AddWebhookDialog open={isOpen} onAdded={added} onClose={onClose} />
  ));
  await open();
  await fill(user, screen.getByLabelText('Webhook URL'), 'https://till.example/hook');
  await user.click(screen.getByLabelText(/^All events/));
  await user.click(await screen.findByLabelText(/A reservation was confirmed/));
  await escape();

  await open();
  expect(screen.getByLabelText('Webhook URL')).toHaveValue('https://till.example/hook');
  expect(await screen.findByLabelText(/A reservation was confirmed/)).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  await waitFor(() => {
    expect(added).toHaveBeenCalledWith('https://till.example/hook', 'whsec_1');
  });
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    url: 'https://till.example/hook',
    types: ['reservation.confirmed'],
    withGuestData: false,
  });
});
