import { screen, waitFor } from '@testing-library/react';
import type { Reservation } from '@/entities/reservation';
import { addDays, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { NotesDialog } from './notes-dialog';

const RESERVATION: Partial<Reservation> = {
  id: 'r1',
  customerName: 'Amelia Hart',
  customerEmail: 'amelia@guests.example',
  mentions: [],
  preferredDate: addDays(restaurantNow().date, 3),
  preferredTime: '12:00 PM',
  partySize: '2',
  area: null,
  status: 'confirmed',
  version: 1,
  adminNotes: 'By the window',
};
const nothing = () => undefined;

afterEach(() => {
  sessionStorage.clear();
});

it('warns that another person has changed the notes, and replaces them only when saved again', async () => {
  const calls = fakeServer(({ method, body }) =>
    method === 'PATCH' && 'expectedNotes' in (body as object)
      ? { status: 409, body: { status: 409, detail: 'Another person has changed this.' } }
      : { body: RESERVATION },
  );
  const done = jest.fn();
  const { user } = renderScreen(
    <NotesDialog role="staff" reservation={RESERVATION as Reservation} open onClose={done} afterClose={nothing} />,
    { at: '/staff/dashboard' },
  );
  await user.type(await screen.findByLabelText('Staff notes'), ', birthday');
  await user.click(screen.getByRole('button', { name: 'Save notes' }));
  expect(await screen.findByText(/Saving again replaces their changes with yours/)).toBeVisible();
  expect(screen.getByLabelText('Staff notes')).toHaveValue('By the window, birthday');
  await user.click(screen.getByRole('button', { name: 'Save notes' }));
  await waitFor(() => {
    expect(done).toHaveBeenCalled();
  });
  const adminNotes = 'By the window, birthday';
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { adminNotes, expectedStatus: 'confirmed', expectedNotes: 'By the window' },
    { adminNotes, expectedStatus: 'confirmed' },
  ]);
});
