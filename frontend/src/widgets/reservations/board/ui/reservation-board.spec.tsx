import { act, screen, waitFor, within } from '@testing-library/react';
import type { BoardRole, Reservation } from '@/entities/reservation';
import { addDays, restaurantNow } from '@/entities/restaurant';
import { choose, fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { toast } from '@/shared/ui/toast';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

interface Reply {
  status?: number;
  body?: unknown;
}

function show(
  role: BoardRole,
  rows: Reservation[],
  change: (call: RecordedCall) => Reply | Promise<Reply> = () => ({ body: rows[0] }),
) {
  const calls = fakeServer((call) => {
    if (call.path.includes('/capacity') || call.path.endsWith('/replies')) return { body: [] };
    return call.method === 'GET' ? { body: rows } : change(call);
  });
  const view = renderScreen(<Board role={role} />, { at: `/${role}/dashboard` });
  return { ...view, sent: () => calls.filter(({ method }) => method !== 'GET'), calls };
}
const { date: TODAY } = restaurantNow();
const press = (name: string) => screen.findByRole('button', { name });

it('shows who comes when, with special requests', async () => {
  show('staff', [aReservation()]);
  const card = await screen.findByRole('article', { name: 'Amelia Hart' });
  for (const text of ['12:30 PM', 'Fri, Nov 27', '2 people', 'Pending'])
    expect(within(card).getByText(text)).toBeInTheDocument();
  expect(card).toHaveTextContent('Special requests: By the fountain');
  expect(card).toHaveTextContent('Staff notes: Regular');
  expect(within(card).queryByText('Outside opening hours')).toBeNull();
});

it('marks a request outside the opening hours', async () => {
  show('staff', [aReservation({ preferredTime: '3:00 PM', partySize: '1' })]);
  const tag = await screen.findByRole('button', { name: 'Outside opening hours' });
  act(() => {
    tag.focus();
  });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Friday, November 27: 10am-3pm');
  expect(screen.getByText('1 person')).toBeInTheDocument();
});

it('marks a request whose time has passed without a reply, and finds another day for it', async () => {
  const { user } = show('staff', [aReservation({ preferredDate: addDays(TODAY, -1) })]);
  const card = await screen.findByRole('article', { name: 'Amelia Hart' });
  expect(within(card).getByText('Expired')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Find Another Day' }));
  expect(await screen.findByRole('dialog', { name: 'Change: Amelia Hart' })).toBeVisible();
});

it('shows offered times, and until when they are held', async () => {
  const offeredTimes = [
    { preferredDate: addDays(TODAY, 3), preferredTime: '1:00 PM' as const },
    { preferredDate: addDays(TODAY, 4), preferredTime: '2:30 PM' as const },
  ];
  const offered = { preferredDate: addDays(TODAY, 2), offeredTimes };
  show('staff', [
    aReservation({ ...offered, offeredUntil: new Date(Date.now() + 3_600_000).toISOString() }),
    aReservation({
      ...offered,
      id: '2',
      customerName: 'Ben Ito',
      offeredUntil: new Date(Date.now() - 60_000).toISOString(),
    }),
  ]);
  const [stands, ended] = await screen.findAllByRole('article');
  expect(stands).toHaveTextContent(/Offer expires .*1:00 PM; .*2:30 PM/);
  expect(stands).not.toHaveTextContent('Offer expired');
  expect(ended).toHaveTextContent('Offer expired');
});

it('puts requests waiting for a reply first, and the next visit before later ones', async () => {
  show('staff', [
    aReservation({ id: '1', customerName: 'Later', status: 'confirmed', preferredDate: '2999-01-02' }),
    aReservation({ id: '2', customerName: 'Sooner', status: 'confirmed', preferredDate: '2999-01-01' }),
    aReservation({ id: '3', customerName: 'Waiting' }),
  ]);
  await screen.findByText('Waiting');
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Waiting',
    'Sooner',
    'Later',
  ]);
});

it('confirms the shown request once, without touching the notes, with a toast', async () => {
  const answered = Promise.withResolvers<Reply>();
  const { user, sent } = show('staff', [aReservation()], () => answered.promise);
  await user.dblClick(await press('Confirm'));
  answered.resolve({ body: aReservation({ status: 'confirmed' }) });
  expect(await screen.findByText('Reservation updated')).toBeInTheDocument();
  expect(screen.getByText('Status has been updated successfully')).toBeInTheDocument();
  expect(sent()).toMatchObject([{ method: 'PATCH', path: '/api/staff/reservations/1' }]);
  expect(sent()[0]?.body).toEqual({ status: 'confirmed', expectedStatus: 'pending' });
  expect(sent()[0]?.headers.get('X-Acting-As')).toBe('staff');
});

it.each([
  ['Confirm', 'confirmed', 'Amelia Hart is confirmed'],
  ['Decline', 'declined', 'Amelia Hart is declined'],
])('names the guest after %s and takes the decision back on Undo', async (button, status, message) => {
  const server = { status: 'pending' };
  const calls = fakeServer(({ method, body }) => {
    if (method === 'GET') return { body: [aReservation(server as Partial<Reservation>)] };
    server.status = (body as { status: string }).status;
    return { body: aReservation(server as Partial<Reservation>) };
  });
  const { user } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  await user.click(await press(button));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('Status has been updated successfully')).toBeVisible();
  await user.keyboard('[F8]');
  await user.tab();
  await user.tab();
  expect(await press('Undo')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Amelia Hart is pending again')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])).toEqual([
    ['/api/staff/reservations/1', { status, expectedStatus: 'pending' }],
    ['/api/staff/reservations/1', { status: 'pending', expectedStatus: status }],
  ]);
});

it('says on Undo when someone else has decided since', async () => {
  const detail = 'This reservation is no longer confirmed: somebody else has made it completed.';
  const replies: Reply[] = [
    { body: aReservation({ status: 'confirmed' }) },
    { status: 409, body: { status: 409, detail } },
  ];
  const { user } = show('staff', [aReservation()], () => replies.shift() ?? { status: 500 });
  await user.click(await press('Confirm'));
  await user.click(await press('Undo'));
  expect(await screen.findByText(detail)).toBeVisible();
});

it('declines with a reason that the guest reads, and shows it on the card', async () => {
  const { user, sent } = show('staff', [
    aReservation(),
    aReservation({ id: '2', status: 'declined', declineReason: 'We host a wedding.' }),
  ]);
  const [manage] = await screen.findAllByRole('button', { name: 'Manage' });
  if (manage) await user.click(manage);
  await user.click(await press('Decline with a reason'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Reason (optional)'), 'Fully booked');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Amelia Hart is declined')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ status: 'declined', expectedStatus: 'pending', reason: 'Fully booked' });
  expect(screen.getByText('We host a wedding.')).toHaveTextContent('Message to guest: We host a wedding.');
});

it('shows a decision immediately and rolls it back, with an error, when it is refused', async () => {
  const detail = 'This reservation is declined and cannot become confirmed.';
  const answered = Promise.withResolvers<Reply>();
  const { user } = show('staff', [aReservation()], () => answered.promise);
  await user.click(await press('Confirm'));
  expect(await press('Customer Arrived')).toBeVisible();
  answered.resolve({ status: 409, body: { status: 409, detail } });
  expect(await press('Confirm')).toBeVisible();
  expect(await screen.findByText(detail)).toBeInTheDocument();
});

it.each([
  ['Customer Arrived', '/api/staff/reservations/1/complete', 'Customer arrived'],
  ['No-Show', '/api/staff/reservations/1/no-show', 'Marked as no-show'],
])('staff press %s', async (button, path, message) => {
  const { user, sent } = show('staff', [aReservation({ status: 'confirmed', preferredDate: TODAY })]);
  await user.click(await press(button));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sent()).toMatchObject([{ method: 'PUT', path, body: { expectedStatus: 'confirmed' } }]);
});

it.each([
  ['Customer Arrived', '2999-11-30', 'This visit is on Saturday, November 30, 2999.', 'complete'],
  ['No-Show', '2020-11-30', 'This visit was on Monday, November 30, 2020.', 'no-show'],
])('ask before %s on another day than that of the visit', async (button, preferredDate, message, call) => {
  const { user, sent } = show('staff', [aReservation({ status: 'confirmed', preferredDate })]);
  await user.click(await press(button));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(message);
  expect(sent()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => {
    expect(sent()).toMatchObject([
      { method: 'PUT', path: `/api/staff/reservations/1/${call}`, body: { expectedStatus: 'confirmed' } },
    ]);
  });
});

it.each([
  ['Customer Arrived', 'Failed to mark as completed'],
  ['No-Show', 'Failed to mark as no-show'],
])('says that %s failed when the server has no sentence', async (button, message) => {
  const { user } = show('staff', [aReservation({ status: 'confirmed', preferredDate: TODAY })], () => ({
    status: 500,
  }));
  await user.click(await press(button));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText('Update failed')).toBeInTheDocument();
});

it('explains to the slower person what happened, and refetches the list', async () => {
  const detail = 'This reservation is declined and cannot become confirmed.';
  const { user, calls } = show('staff', [aReservation()], () => ({ status: 409, body: { status: 409, detail } }));
  const before = calls.length;
  await user.click(await press('Confirm'));
  expect(await screen.findByText(detail)).toBeInTheDocument();
  await waitFor(() => {
    expect(calls.slice(before).filter(({ method }) => method === 'GET')).not.toHaveLength(0);
  });
});

it('saves only the notes, for the status that the card showed', async () => {
  const { user, sent } = show('staff', [aReservation({ status: 'confirmed' })]);
  await user.click(await press('Manage'));
  const notes = await screen.findByLabelText('Staff notes');
  await user.clear(notes);
  await user.type(notes, 'Table 6');
  await user.click(screen.getByRole('button', { name: 'Save notes' }));
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  expect(sent()[0]).toMatchObject({ method: 'PATCH', path: '/api/staff/reservations/1' });
  expect(sent()[0]?.body).toEqual({ adminNotes: 'Table 6', expectedStatus: 'confirmed', expectedNotes: 'Regular' });
});

it('deletes a declined reservation only after asking', async () => {
  const { user, sent } = show('staff', [aReservation({ status: 'declined' })], () => ({ status: 204 }));
  await user.click(await press('Delete'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Are you sure you want to permanently delete this reservation?');
  expect(sent()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Reservation has been permanently removed')).toBeInTheDocument();
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/api/staff/reservations/1' }]);
});

it('archives only after saying where the reservation goes', async () => {
  const { user, sent } = show('admin', [aReservation({ status: 'completed' })]);
  await user.click(await press('Archive Reservation'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('moves to History, Reservation History');
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
  await waitFor(() => {
    expect(sent()).toMatchObject([
      { method: 'PATCH', path: '/api/admin/reservations/1', body: { status: 'archived', expectedStatus: 'completed' } },
    ]);
  });
});

it('says when there is nothing yet', async () => {
  show('staff', []);
  expect(screen.getByText('Loading reservations...')).toBeInTheDocument();
  expect(await screen.findByText('No reservation requests yet.')).toBeInTheDocument();
});

it('offers a retry when the list cannot be loaded', async () => {
  const calls = fakeServer(() => ({ status: 500 }));
  const { user } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  await user.click(await press('Try again'));
  await waitFor(() => {
    expect(calls.filter(({ path }) => path.includes('limit='))).toHaveLength(2);
  });
});

it('says above the list that there are older reservations, and adds them', async () => {
  const row = (id: string, customerName: string) => aReservation({ id, customerName });
  fakeServer(({ path }) =>
    path.includes('cursor=')
      ? { body: [row('1', 'Oldest')] }
      : { body: [row('2', 'Newest')], headers: { Link: '</api/staff/reservations?limit=500&cursor=abc>; rel="next"' } },
  );
  const { user } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  await user.click(await press('Show older reservations'));
  expect(await screen.findByRole('article', { name: 'Oldest' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Newest' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older reservations' })).not.toBeInTheDocument();
});

it('counts a decision as done if its response was lost and the retry finds it made', async () => {
  let status: Reservation['status'] = 'pending';
  const answers: Reply[] = [
    { status: 503 },
    { status: 409, body: { status: 409, detail: 'It is already confirmed.' } },
  ];
  fakeServer((call) => {
    if (call.method === 'GET') return { body: [aReservation({ status })] };
    status = 'confirmed';
    return answers.shift() ?? { status: 500 };
  });
  const { user, client } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  client.setDefaultOptions({ mutations: { retry: 1, retryDelay: 0 } });
  act(() => toast({ title: 'Said in place of what another test has said' }));
  await user.click(await press('Confirm'));
  await screen.findByText('Status has been updated successfully');
  expect(answers).toEqual([]);
});

it('reports a retry that finds someone else’s decision', async () => {
  const detail = 'This reservation is declined and cannot become confirmed.';
  const answers: Reply[] = [{ status: 503 }, { status: 409, body: { status: 409, detail } }];
  fakeServer((call) =>
    call.method === 'GET'
      ? { body: [aReservation({ status: answers.length === 2 ? 'pending' : 'declined' })] }
      : (answers.shift() ?? { status: 500 }),
  );
  const { user, client } = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  client.setDefaultOptions({ mutations: { retry: 1, retryDelay: 0 } });
  await user.click(await press('Confirm'));
  expect(await screen.findByText(detail)).toBeInTheDocument();
});

it("moves upcoming visits to today at midnight in the restaurant's time zone", async () => {
  // Two minutes before midnight in New York.
  jest.useFakeTimers({ now: new Date('2026-11-27T04:58:00Z'), doNotFake: ['queueMicrotask'] });
  try {
    fakeServer(() => ({ body: [aReservation({ status: 'confirmed', preferredDate: '2026-11-27' })] }));
    renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
    expect(await screen.findByRole('region', { name: /^Upcoming/ })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(3 * 60_000));
    expect(screen.getByRole('region', { name: /^Today/ })).toHaveTextContent('Amelia Hart');
  } finally {
    jest.useRealTimers();
  }
});

it('requests what the URL filters by, and links the owner to the history', async () => {
  const calls = fakeServer(() => ({ body: [] }));
  const { user } = renderScreen(<Board role="admin" />, {
    at: '/admin/dashboard?search=ada&status=confirmed&date=2026-11-27',
  });
  const past = await screen.findByRole('link', { name: 'Search the reservation history' });
  expect(past).toHaveAttribute('href', '/admin/dashboard?search=ada&date=2026-11-27&tab=history&view=reservations');
  expect(calls.map(({ path }) => path)).toContain(
    '/api/admin/reservations?limit=500&search=ada&status=confirmed&date=2026-11-27',
  );
  await choose(user, screen.getByLabelText('Status'), 'All');
  await user.clear(screen.getByLabelText('Visit on'));
  await waitFor(() => {
    expect(calls.map(({ path }) => path)).toContain('/api/admin/reservations?limit=500&search=ada');
  });
});
