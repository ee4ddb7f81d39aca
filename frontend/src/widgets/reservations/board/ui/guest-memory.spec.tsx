import { screen, waitFor, within } from '@testing-library/react';
import type { NotedGuest } from '@/entities/reservation';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

beforeEach(() => {
  sessionStorage.clear();
});

const LINE = { text: 'Likes the fountain', notedBy: 'Front of House', notedAt: '2026-11-21T15:00:00.000Z' };
const KNOWN: NotedGuest = { visits: 2, pleaseTelephone: true, line: LINE, otherLines: [], canNote: true };

function show(guest: NotedGuest, note: (call: RecordedCall) => object = () => ({ body: guest })) {
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') return note(call);
    if (call.path.endsWith('/guest-memories')) return { body: [{ ...guest, id: '1' }] };
    if (call.path.endsWith('/guest-memory')) return { body: guest };
    return { body: [aReservation()] };
  });
  const view = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  return { ...view, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

const openLine = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  await user.click(await screen.findByRole('button', { name: 'About the guest' }));
  return screen.findByLabelText('Guest note');
};

it('shows on the card how often the guest has visited, and who noted what', async () => {
  show(KNOWN);
  const card = await screen.findByRole('article', { name: 'Amelia Hart' });
  await waitFor(() => {
    expect(card).toHaveTextContent(/Call to confirm.*Third visit.*Likes the fountain Front of House, Sat, Nov 21/);
  });
});

it('shows notes from the guest’s other addresses, on the card and in the dialog', async () => {
  const otherLines = [{ ...LINE, text: 'Allergic to nuts', address: 'amelia@work.example' }];
  const { user } = show({ visits: 0, pleaseTelephone: false, line: null, otherLines, canNote: true });
  const words = /^Allergic to nuts Front of House, Sat, Nov 21.*, for amelia@work\.example$/;
  const card = await screen.findByRole('article', { name: 'Amelia Hart' });
  await waitFor(() => {
    expect(within(card).getByText('Allergic to nuts').closest('span')).toHaveTextContent(words);
  });
  expect(await openLine(user)).toHaveValue('');
  expect(within(screen.getByRole('dialog')).getByText('Allergic to nuts')).toBeVisible();
});

it('marks what the guest has written', async () => {
  show({ ...KNOWN, line: { ...LINE, notedBy: null } });
  expect(await screen.findByText(/in the guest’s words, Sat/)).toBeVisible();
});

it('replaces the shown note, and keeps what was typed when someone else was faster', async () => {
  const other = { ...KNOWN, line: { ...LINE, text: 'Likes the shade' } };
  const server = { guest: KNOWN };
  const calls = fakeServer(({ method, path }) => {
    if (path.endsWith('/guest-memory')) {
      if (method === 'GET') return { body: server.guest };
      if (server.guest === other) return { body: other };
      server.guest = other;
      return { status: 409, body: { detail: 'Somebody has written another line meanwhile.' } };
    }
    return { body: path.endsWith('/guest-memories') ? [] : [aReservation()] };
  });
  const { user } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  const field = await openLine(user);
  await user.clear(field);
  await user.type(field, 'Plays the cello');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Someone else just wrote: Likes the shade')).toBeVisible();
  expect(field).toHaveValue('Plays the cello');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { line: 'Plays the cello', insteadOf: 'Likes the fountain' },
    { line: 'Plays the cello', insteadOf: 'Likes the shade' },
  ]);
});

it('offers no note where none can be stored', async () => {
  const { user } = show({ visits: 0, pleaseTelephone: false, line: null, otherLines: [], canNote: false });
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  expect(await screen.findByLabelText('Staff notes')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'About the guest' })).toBeNull();
});
