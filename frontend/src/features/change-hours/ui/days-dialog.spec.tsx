import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { DaysDialog } from './days-dialog';

const DAYS = {
  id: 'one',
  from: '2027-01-05',
  to: '2027-01-05',
  note: 'A wedding',
  updatedAt: '2026-12-01T10:00:00.000Z',
  spans: [
    { opens: '10:00', closes: '12:00' },
    { opens: '14:00', closes: '16:00' },
  ],
};

const noop = () => undefined;

it('keeps a break in the middle of a day when only its words change', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const { user } = renderScreen(<DaysDialog days={DAYS} today="2026-12-01" open onClose={noop} />, {
    at: '/admin/hours',
  });
  await user.type(await screen.findByLabelText('What guests read (optional)'), '!');
  await user.click(screen.getByRole('button', { name: 'Save days' }));
  await waitFor(() => {
    expect(calls[0]?.body).toMatchObject({ spans: DAYS.spans, note: 'A wedding!', seen: DAYS.updatedAt });
  });
});

it('is closed without hours, and says so; hours that are begun are completed before anything is sent', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const { user } = renderScreen(<DaysDialog days={{ ...DAYS, spans: [] }} today="2026-12-01" open onClose={noop} />, {
    at: '/admin/hours',
  });
  expect(await screen.findByText('Closed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add hours on these days' }));
  await user.click(screen.getByRole('button', { name: 'Add hours on these days' }));
  await user.click(screen.getByRole('button', { name: 'Save days' }));
  expect(await screen.findByText('Please enter when each of these opens and closes.')).toBeVisible();
  expect(calls).toHaveLength(0);
});
