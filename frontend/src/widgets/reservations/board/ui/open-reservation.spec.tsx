import { act, screen, waitFor, within } from '@testing-library/react';
import { type Reservation, reservationQueries } from '@/entities/reservation';
import { addDays, formatShortDay, restaurantNow } from '@/entities/restaurant';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

beforeEach(() => {
  sessionStorage.clear();
});

interface Server {
  rows: Reservation[];
  /** Rows that are on no visible page. */
  others?: Reservation[];
}

function show(role: 'admin' | 'staff', server: Server, change: (call: RecordedCall) => object = () => ({}), at = '') {
  const calls = fakeServer((call) => {
    if (call.path.startsWith('/api/admin/trail')) return { body: TRAIL };
    if (call.method !== 'GET') return change(call);
    const [, id] = /\/reservations\/([\w-]+)$/.exec(call.path) ?? [];
    if (id === undefined || id === 'summary') return { body: server.rows };
    const one = [...server.rows, ...(server.others ?? [])].find((row) => row.id === id);
    return one ? { body: one } : { status: 404, body: { detail: 'This reservation does not exist.' } };
  });
  const view = renderScreen(<Board role={role} />, { at: `/${role}/dashboard${at}` });
  const poll = () => act(() => view.client.invalidateQueries({ queryKey: reservationQueries.all() }));
  return { ...view, poll, calls, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

const TRAIL = [
  {
    id: '2',
    type: 'reservation.noted',
    subjectType: 'reservation',
    occurredAt: '2026-11-23T18:05:00Z',
    by: { id: 's', name: 'Front of House', role: 'staff' },
    changes: [{ field: 'adminNotes', before: null, after: 'Table 6' }],
  },
  {
    id: '1',
    type: 'reservation.requested',
    subjectType: 'reservation',
    occurredAt: '2026-11-23T17:30:00Z',
    by: null,
    changes: [],
  },
];

it('keeps typing when a poll moves the card, and saves it for what the card shows by then', async () => {
  const server = { rows: [aReservation({ adminNotes: null })] };
  const { user, poll, sent } = show('staff', server);
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  await user.type(await screen.findByLabelText('Staff notes'), 'Window seat');
  server.rows = [aReservation({ adminNotes: null, status: 'confirmed' })];
  await poll();
  expect(await screen.findByText('Confirmed')).toBeInTheDocument();
  expect(screen.getByLabelText('Staff notes')).toHaveValue('Window seat');
  await user.click(screen.getByRole('button', { name: 'Save notes' }));
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  expect(sent()[0]?.body).toEqual({ adminNotes: 'Window seat', expectedStatus: 'confirmed', expectedNotes: '' });
});

it('keeps typing when the card vanishes', async () => {
  const server = { rows: [aReservation({ adminNotes: null })] };
  const { user, poll } = show('staff', server);
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  await user.type(await screen.findByLabelText('Staff notes'), 'Window seat');
  server.rows = [];
  await poll();
  expect(await screen.findByText('No reservation requests yet.')).toBeInTheDocument();
  expect(screen.getByLabelText('Staff notes')).toHaveValue('Window seat');
});

it('says when someone else has changed the notes', async () => {
  const server = { rows: [aReservation({ adminNotes: 'Regular' })] };
  const { user, poll } = show('staff', server);
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  await user.type(await screen.findByLabelText('Staff notes'), ', likes the window');
  server.rows = [aReservation({ adminNotes: 'Allergic to nuts' })];
  await poll();
  expect(await screen.findByText('Someone else just wrote: Allergic to nuts')).toBeInTheDocument();
  expect(screen.getByLabelText('Staff notes')).toHaveValue('Regular, likes the window');
});

it('opens the dialog that the URL names, with its draft', async () => {
  const server = { rows: [aReservation({ adminNotes: null })] };
  const before = show('staff', server);
  await before.user.click(await screen.findByRole('button', { name: 'Manage' }));
  await before.user.type(await screen.findByLabelText('Staff notes'), 'Half written');
  before.unmount();
  show('staff', server, undefined, '?open=1&dialog=manage');
  expect(await screen.findByLabelText('Staff notes')).toHaveValue('Half written');
});

it('shows the full request above the notes, with links to contact the guest', async () => {
  const { date: today } = restaurantNow();
  const one = aReservation({ status: 'confirmed', preferredDate: addDays(today, 3), partySize: '4' });
  const server = { rows: [one], others: [{ ...one, id: '2', customerEmail: null, customerPhone: null }] };
  const { unmount } = show('staff', server, undefined, '?open=1&dialog=manage');
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage: Amelia Hart' }));
  const booking = `${formatShortDay(addDays(today, 3))}, 12:30 PM, 4 people, confirmed`;
  expect(dialog.getByText((_, element) => element?.tagName === 'P' && element.textContent === booking)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'amelia@guests.example' })).toHaveAttribute(
    'href',
    'mailto:amelia@guests.example',
  );
  expect(dialog.getByRole('link', { name: '(904) 555-0123' })).toHaveAttribute('href', 'tel:9045550123');
  expect(dialog.getByText('By the fountain')).toBeVisible();
  unmount();
  show('staff', server, undefined, '?open=2&dialog=manage');
  const other = within(await screen.findByRole('dialog', { name: 'Manage: Amelia Hart' }));
  expect(other.getByText('By the fountain')).toBeVisible();
  expect(other.queryByRole('link')).toBeNull();
});

it('deletes the draft when the dialog is canceled', async () => {
  const server = { rows: [aReservation({ adminNotes: 'Regular' })] };
  const { user } = show('staff', server);
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  await user.type(await screen.findByLabelText('Staff notes'), ' no more');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'Manage' }));
  expect(await screen.findByLabelText('Staff notes')).toHaveValue('Regular');
});

it.each(['Esc', 'the cross'])('keeps the text when %s closes the dialog, and says so', async (way) => {
  const { user } = show('staff', { rows: [aReservation({ adminNotes: null })] });
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  await user.type(await screen.findByLabelText('Staff notes'), 'Half written');
  if (way === 'Esc') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'Manage' }));
  expect(await screen.findByLabelText('Staff notes')).toHaveValue('Half written');
  expect(screen.getByText('Unsaved changes restored.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(sessionStorage).toHaveLength(0);
});

it('deletes the draft when it was saved, although the dialog was closed before', async () => {
  const answered = Promise.withResolvers<object>();
  const { user } = show('staff', { rows: [aReservation({ adminNotes: null })] }, () => answered.promise);
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  await user.type(await screen.findByLabelText('Staff notes'), 'Window seat');
  await user.click(screen.getByRole('button', { name: 'Save notes' }));
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(sessionStorage).toHaveLength(1);
  answered.resolve({ body: {} });
  expect(await screen.findByText('Reservation updated')).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

it("starts with the stored notes if a draft does not fit today's form", async () => {
  sessionStorage.setItem('draft/staff/reservation-notes/1', '{"adminNotes":{"text":"x"}}');
  show('staff', { rows: [aReservation({ adminNotes: 'Regular' })] }, undefined, '?open=1&dialog=manage');
  expect(await screen.findByLabelText('Staff notes')).toHaveValue('Regular');
});

it('shows an error of the notes under their field', async () => {
  const message = 'Please leave out control characters.';
  const { user } = show('staff', { rows: [aReservation()] }, () => ({
    status: 400,
    body: { status: 400, detail: message, errors: [{ field: 'adminNotes', message }] },
  }));
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  const notes = await screen.findByLabelText('Staff notes');
  await user.click(screen.getByRole('button', { name: 'Save notes' }));
  await waitFor(() => {
    expect(notes).toHaveAccessibleDescription(message);
  });
});

it('confirms that a visit was archived, also if the list updates first and the card is gone', async () => {
  const answered = Promise.withResolvers<object>();
  const server = { rows: [aReservation({ status: 'completed' })] };
  const { user, poll } = show('admin', server, () => answered.promise);
  await user.click(await screen.findByRole('button', { name: 'Archive Reservation' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }));
  server.rows = [];
  await poll();
  expect(await screen.findByText('No reservation requests yet.')).toBeInTheDocument();
  answered.resolve({ body: {} });
  expect(await screen.findByText('Status has been updated successfully')).toBeInTheDocument();
});

it('shows the owner who did what and when, with the notes before and after', async () => {
  const { user } = show('admin', { rows: [aReservation()] });
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(
    await history.findByText('Front of House changed the notes of this reservation · Mon, Nov 23, 1:05 PM'),
  ).toBeInTheDocument();
  expect(history.getByText('A guest requested this reservation · Mon, Nov 23, 12:30 PM')).toBeInTheDocument();
  expect(history.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['none', 'Table 6']);
});

it('does not ask for the history on the staff’s board', async () => {
  const { user, calls } = show('staff', { rows: [aReservation()] });
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  await screen.findByLabelText('Staff notes');
  expect(calls.filter(({ path }) => path.includes('trail'))).toEqual([]);
});

it('opens a request that the list does not show', async () => {
  const others = [aReservation({ id: 'far-down', customerName: 'Ines Roth', adminNotes: 'Knows the chef' })];
  show('staff', { rows: [aReservation({})], others }, undefined, '?open=far-down&dialog=manage');
  expect(await screen.findByLabelText('Staff notes')).toHaveValue('Knows the chef');
  expect(screen.getByRole('dialog')).toHaveTextContent('Ines Roth');
});

it('says when a request no longer exists, and cleans up the URL', async () => {
  const { user } = show('staff', { rows: [aReservation({})] }, undefined, '?open=gone&dialog=manage');
  expect(await screen.findByText('This request is no longer available.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it.each([
  ['has passed', -40],
  ['is more than a year ahead', 400],
])('looks for other times from today on where the day that was asked for %s', async (_, days) => {
  const { date: today } = restaurantNow();
  const { user, calls } = show('staff', { rows: [aReservation({ preferredDate: addDays(today, days) })] });
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  await waitFor(() => {
    expect(calls.map(({ path }) => path).filter((path) => path.includes('/other-times'))).toEqual([
      expect.stringMatching(new RegExp(`date=${today}$`)),
    ]);
  });
});
