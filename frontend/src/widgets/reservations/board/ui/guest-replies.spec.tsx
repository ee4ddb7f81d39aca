import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Reply, Reservation } from '@/entities/reservation';
import { fakeServer, renderScreen } from '@/shared/testing';
import { aReply } from '@/entities/reservation/testing/a-reply';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

/** A board whose server stores which replies were read. @param now those about the request, if they are others by now */
function show(replies: Reply[], reservation: Partial<Reservation> = { status: 'confirmed' }, now = replies) {
  const row = aReservation(reservation);
  const seen = new Set<string>();
  const calls = fakeServer(({ method, path }) => {
    if (path.includes('/capacity')) return { body: [] };
    if (path.endsWith('/seen')) seen.add(path.split('/').at(-2) ?? '');
    if (path.endsWith('/replies'))
      return {
        body: (path.includes('/reservations/') ? now : replies).map((reply) =>
          seen.has(reply.id) ? { ...reply, seenAt: '2026-11-24T16:00:00Z', seenBy: 'Maria' } : reply,
        ),
      };
    if (method !== 'GET') return { body: row };
    if (path.endsWith('/2')) return { body: aReservation({ id: '2', customerName: 'Ben Ash', status: 'archived' }) };
    return { body: [row] };
  });
  const view = renderScreen(<Board role="staff" />, { at: '/staff/dashboard' });
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  return { ...view, sent };
}
const reply = () => screen.findByRole('group', { name: 'Reply from Amelia Hart' });

it("shows a guest's reply on the card, with its details", async () => {
  show([aReply({ isCut: true, attachments: ['wishes.pdf'], otherAddress: 'ben@guests.example' })]);
  const card = await screen.findByRole('article', { name: 'Amelia Hart' });
  const shown = within(card).getByRole('group', { name: 'Reply from Amelia Hart' });
  for (const text of [
    'See you on Friday.',
    'Tue, Nov 24, 10:04 AM',
    'New',
    'The rest was cut off. The full message is in your mailbox.',
    'In your mailbox: wishes.pdf',
    'From ben@guests.example',
  ])
    expect(within(shown).getByText(text)).toBeInTheDocument();
});

it('says that a reply came as a text message, which is in no mailbox', async () => {
  show([aReply({ isCut: true, attachments: ['image/jpeg'], textedFrom: '+19045550123' })]);
  for (const text of ['Text message from +19045550123', 'The rest was cut off.', 'Not shown here: image/jpeg'])
    expect(within(await reply()).getByText(text)).toBeInTheDocument();
});

it('shows what was removed from a reply, such as the quoted email', async () => {
  const { user } = show([aReply({ leftOut: 'On Fri, Nov 27, The Bistro wrote:\n> Your table' })]);
  const quotation = within(await reply()).getByText(/^On Fri, Nov 27/);
  expect(quotation).not.toBeVisible();
  await user.click(within(await reply()).getByText('Show hidden text'));
  expect(quotation).toBeVisible();
});

it('counts unread replies until someone has read them', async () => {
  const { user, sent } = show([aReply()]);
  expect(await screen.findByRole('button', { name: '1 new reply' })).toBeInTheDocument();
  await user.click(within(await reply()).getByRole('button', { name: 'Mark as seen: reply from Amelia Hart' }));
  expect(await within(await reply()).findByText('seen by Maria')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /new repl/ })).not.toBeInTheDocument();
  expect(within(await reply()).queryByText('New')).not.toBeInTheDocument();
  expect(sent()).toEqual([['PUT', '/api/staff/replies/r1/seen', null]]);
});

it('links to each request with a reply, also those that are not on the board', async () => {
  const other = { id: 'r2', reservationId: '2', customerName: 'Ben Ash', preferredDate: '2026-11-20' } as const;
  const { user } = show([aReply(), aReply(other), aReply({ ...other, id: 'r3' })]);
  await user.click(await screen.findByRole('button', { name: '3 new replies' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ben Ash: Fri, Nov 20, 12:30 PM' }));
  expect(await screen.findByRole('dialog', { name: 'Replies from Ben Ash' })).toBeVisible();
});

it('offers to note that a guest is late, and does nothing automatically', async () => {
  const { user, sent } = show([aReply({ proposals: [{ kind: 'late', minutes: 20 }] })]);
  const late = within(await reply()).getByRole('button', { name: '20 minutes late' });
  expect(sent()).toEqual([]);
  await user.click(late);
  expect(await screen.findByText('Noted: 20 minutes late')).toBeInTheDocument();
  expect(await within(await reply()).findByText('seen by Maria')).toBeInTheDocument();
  expect(sent()).toEqual([
    ['PUT', '/api/staff/reservations/1/late', { minutes: 20 }],
    ['PUT', '/api/staff/replies/r1/seen', null],
  ]);
});

it('asks how late the guest is if the reply names no number', async () => {
  show([aReply({ proposals: [{ kind: 'late', minutes: null }] })], { status: 'confirmed', lateByMinutes: 10 });
  const names = within(await reply()).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    '20 minutes late',
    '30 minutes late',
    'Answer',
    'Mark as seen',
  ]);
});

it('asks before it cancels a table', async () => {
  const { user, sent } = show([aReply({ proposals: [{ kind: 'cancel', minutes: null }] })]);
  await user.click(within(await reply()).getByRole('button', { name: 'Cancel this table' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Amelia Hart’s reservation?' });
  expect(dialog).toHaveTextContent('Fri, Nov 27, 12:30 PM, 2 people. The guest gets an email.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Reservation' }));
  expect(await screen.findByText('Reservation canceled')).toBeInTheDocument();
  expect(sent()).toContainEqual(['PUT', '/api/staff/reservations/1/cancel', { expectedStatus: 'confirmed' }]);
});

it('calls what is not confirmed yet a request', async () => {
  const { user, sent } = show([aReply({ proposals: [{ kind: 'cancel', minutes: null }] })], { status: 'pending' });
  await user.click(within(await reply()).getByRole('button', { name: 'Cancel this request' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Amelia Hart’s request?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Request' }));
  expect(await screen.findByText('Request canceled')).toBeInTheDocument();
  expect(sent()).toContainEqual(['PUT', '/api/staff/reservations/1/cancel', { expectedStatus: 'pending' }]);
});

it('opens the change of the booking', async () => {
  const { user } = show([aReply({ proposals: [{ kind: 'change', minutes: null }] })]);
  await user.click(within(await reply()).getByRole('button', { name: 'Change date, time or size' }));
  expect(await screen.findByRole('dialog', { name: 'Change: Amelia Hart' })).toBeVisible();
});

it('suggests no step that is no longer possible', async () => {
  const proposals: Reply['proposals'] = [
    { kind: 'late', minutes: 10 },
    { kind: 'cancel', minutes: null },
    { kind: 'change', minutes: null },
  ];
  show([aReply({ proposals })], { status: 'declined' });
  const names = within(await reply()).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Answer', 'Mark as seen']);
});

/** Opens the dialog in which the guest is answered. */
async function openAnswer(user: UserEvent) {
  await user.click(within(await reply()).getByRole('button', { name: 'Answer Amelia Hart' }));
  return openedAnswer();
}

async function openedAnswer() {
  const field = await screen.findByLabelText('Your answer');
  return { dialog: within(screen.getByRole('dialog', { name: 'Answer Amelia Hart' })), field };
}

it('answers the guest from the card', async () => {
  const { user, sent } = show([aReply({ textedFrom: '+19045550123' })]);
  const { dialog, field } = await openAnswer(user);
  for (const text of ['See you on Friday.', 'Sent as a text message.']) expect(dialog.getByText(text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send Answer' }));
  expect(await dialog.findByText('Write your answer.')).toBeVisible();
  await user.type(field, ' Yes, we do. ');
  await user.click(dialog.getByRole('button', { name: 'Send Answer' }));
  expect(await screen.findByText('Answer sent')).toBeInTheDocument();
  expect(sent()).toEqual([['PUT', '/api/staff/replies/r1/answer', { text: 'Yes, we do.' }]]);
});

it('restores a half-typed answer', async () => {
  const { user, unmount } = show([aReply({ otherAddress: 'ben@guests.example' })]);
  await user.type((await openAnswer(user)).field, 'Yes');
  unmount();
  show([aReply({ otherAddress: 'ben@guests.example' })]);
  const { dialog, field } = await openAnswer(user);
  expect(field).toHaveValue('Yes');
  expect(dialog.getByText('Sent by email to ben@guests.example.')).toBeVisible();
});

it('answers the newest of several unread replies', async () => {
  const older = aReply({ id: 'r0', text: 'Is there parking?', receivedAt: '2026-11-24T15:00:00.000Z' });
  const { user } = show([aReply(), older]);
  await user.click(await screen.findByRole('button', { name: 'All 2 replies' }));
  const all = within(await screen.findByRole('dialog', { name: 'Replies from Amelia Hart' }));
  await user.click(await all.findByRole('button', { name: 'Answer Amelia Hart' }));
  expect((await openedAnswer()).dialog.getByText('See you on Friday.')).toBeVisible();
});

it('says that someone else has answered', async () => {
  const { user } = show([aReply()], { status: 'confirmed' }, [aReply({ answer, seenAt: answer.answeredAt })]);
  await user.click(within(await reply()).getByRole('button', { name: 'Answer Amelia Hart' }));
  expect(await screen.findByText('All replies of this guest are answered.')).toBeVisible();
});

const answer = { text: 'Yes, we do.', answeredAt: '2026-11-24T15:10:00.000Z', answeredBy: 'Maria', isSent: null };

it.each([
  ['is being sent', null, 'Answered by Maria · Tue, Nov 24, 10:10 AM · Sending...', false],
  ['was sent', true, 'Answered by Maria · Tue, Nov 24, 10:10 AM', false],
  ['was not sent', false, 'Answered by Maria · Tue, Nov 24, 10:10 AM', true],
])('shows an answer that %s', async (_, isSent, head, isLost) => {
  show([aReply({ textedFrom: '+19045550123', seenAt: answer.answeredAt, answer: { ...answer, isSent } })]);
  const shown = within(await reply());
  expect(shown.getByText(head)).toBeVisible();
  expect(shown.getByText('Yes, we do.')).toBeVisible();
  expect(shown.queryAllByText('This text message wasn’t sent. Call the guest instead.')).toHaveLength(isLost ? 1 : 0);
  expect(shown.queryByRole('button', { name: 'Answer Amelia Hart' })).not.toBeInTheDocument();
});
