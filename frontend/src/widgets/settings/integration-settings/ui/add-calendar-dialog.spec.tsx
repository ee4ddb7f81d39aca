import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderDialog } from '@/shared/testing';
import { AddCalendarDialog } from './add-calendar-dialog';

afterEach(() => {
  sessionStorage.clear();
});

it('keeps the choices through Escape, and adds the calendar', async () => {
  const calls = fakeServer(() => ({ body: { url: 'https://bistro.example/calendar/1.ics' } }));
  const added = jest.fn();
  const { user, open, escape } = renderDialog(({ open: isOpen, onClose }) => (
    <AddCalendarDialog open={isOpen} onAdded={added} onClose={onClose} />
  ));
  await open();
  await user.click(screen.getByLabelText('Include guests’ names'));
  await escape();

  await open();
  expect(screen.getByLabelText('Include guests’ names')).toBeChecked();
  await user.click(screen.getByText('90 days'));
  await user.click(screen.getByRole('button', { name: 'Add calendar' }));
  await waitFor(() => {
    expect(added).toHaveBeenCalledWith('confirmed', 'https://bistro.example/calendar/1.ics');
  });
  expect(calls.at(-1)?.body).toEqual({ kind: 'confirmed', withNames: true, expiresInDays: 90 });
});
