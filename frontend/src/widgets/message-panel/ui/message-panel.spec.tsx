import { act, screen, waitFor, within } from '@testing-library/react';
import { type Message, messageQueries } from '@/entities/message';
import type { Role } from '@/shared/api';
import { choicesOf, choose, chosenIn, fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { ArchivedMessages } from './archived-messages';
import { MessagePanel } from './message-panel';

beforeEach(() => {
  sessionStorage.clear();
});

const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: '1',
  senderType: 'manager',
  senderId: 'site-manager-id',
  senderName: 'Site Manager',
  receiverType: 'admin',
  receiverId: 'admin',
  receiverName: 'The Owner',
  subject: 'Soup',
  content: 'It is <b>out</b>.\nSorry',
  isRead: 'false',
  isArchived: 'false',
  archivedAt: null,
  readAt: null,
  createdAt: '2026-11-21T15:00:00.000Z',
  ...changes,
});

interface Server {
  rows: Message[];
  staff?: { id: string; name: string }[];
}

function answerTo({ path }: RecordedCall, { rows, staff = [{ id: 'ana', name: 'Ana' }] }: Server) {
  if (path.startsWith('/api/staff/list')) return staff;
  if (path.includes('unread-count')) return { count: rows.filter(({ isRead }) => isRead === 'false').length };
  return rows;
}

interface Shown {
  role?: Role;
  change?: (call: RecordedCall) => object;
  at?: string;
}

function show(server: Server, { role = 'admin', change = () => ({}), at = '' }: Shown = {}) {
  const calls = fakeServer((call) => (call.method === 'GET' ? { body: answerTo(call, server) } : change(call)));
  const view = renderScreen(<MessagePanel role={role} />, { at: `/${role}/dashboard${at}` });
  return { ...view, calls, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

it('shows the owner’s current name', async () => {
  fakeServer(({ path }) => ({
    body: path === '/api/restaurant' ? { ownerName: 'Giulia Rossi' } : answerTo({ path } as RecordedCall, { rows: [] }),
  }));
  renderScreen(<MessagePanel role="manager" isToOwner />, { at: '/manager/dashboard' });
  expect(await screen.findByText('Direct communication with Giulia Rossi (Admin)')).toBeVisible();
});

it('shows senders and subjects, and the number of unread messages', async () => {
  show({ rows: [aMessage(), aMessage({ id: '2', subject: 'Bread', isRead: 'true' })] });
  const soup = within(await screen.findByRole('article', { name: 'Soup' }));
  expect(soup.getByText('New')).toBeInTheDocument();
  expect(soup.getByText('Sat, Nov 21, 10:00 AM')).toBeInTheDocument();
  expect(soup.getByText(/It is <b>out<\/b>/)).toBeInTheDocument();
  expect(within(screen.getByRole('article', { name: 'Bread' })).queryByText('New')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your Messages' })).toBeInTheDocument();
  expect(await screen.findByText('1 unread message')).toBeInTheDocument();
});

it.each([
  [0, 'All messages read'],
  [1, '1 unread message'],
  [12, '12 unread messages'],
])('with %d new ones says: %s', async (count, text) => {
  fakeServer(({ path }) => ({ body: path.includes('unread-count') ? { count } : [] }));
  renderScreen(<MessagePanel role="staff" />, { at: '/staff/dashboard' });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('says what to do when there are no messages', async () => {
  show({ rows: [] });
  expect(
    await screen.findByText('No messages yet. Use the "New Message" button to start a conversation.'),
  ).toBeInTheDocument();
});

it('does not claim to have refreshed what could not be read', async () => {
  let isDown = false;
  fakeServer(({ path }) => {
    if (path.includes('unread-count')) return { body: { count: 1 } };
    return isDown ? { status: 500, body: { status: 500 } } : { body: [aMessage()] };
  });
  const { user } = renderScreen(<MessagePanel role="staff" />, { at: '/staff/dashboard' });
  await screen.findByRole('article', { name: 'Soup' });
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/^Couldn’t refresh the list/)).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  });
  expect(screen.queryByText('Data refreshed')).not.toBeInTheDocument();
});

it('refreshes on request, and confirms it', async () => {
  const server: Server = { rows: [] };
  const { user } = show(server);
  await screen.findByText(/^No messages yet/);
  server.rows = [aMessage()];
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('article', { name: 'Soup' })).toBeInTheDocument();
  expect((await screen.findAllByText('Data refreshed')).length).toBeGreaterThan(0);
});

it('opens a message, which shows as read immediately', async () => {
  const answered = Promise.withResolvers<object>();
  const { user, sent } = show({ rows: [aMessage()] }, { change: () => answered.promise });
  await user.click(await screen.findByRole('button', { name: 'Soup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Soup' }));
  expect(dialog.getByText('Site Manager')).toBeInTheDocument();
  expect(dialog.getByText(/It is <b>out<\/b>/)).toBeInTheDocument();
  await waitFor(() => {
    expect(sent()).toMatchObject([{ method: 'PUT', path: '/api/messages/1/read' }]);
  });
  expect(await screen.findByText('All messages read')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByText('New')).not.toBeInTheDocument();
  });
  answered.resolve({ body: aMessage({ isRead: 'true' }) });
});

it('replies to the sender, with a single Re: in the subject', async () => {
  const { user, sent } = show({ rows: [aMessage({ subject: 'Re: Soup', isRead: 'true' })] });
  await user.click(await screen.findByRole('button', { name: 'Re: Soup' }));
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  expect(chosenIn(await screen.findByLabelText('Recipient'))).toBe('Site Manager');
  expect(screen.getByLabelText('Subject')).toHaveValue('Re: Soup');
  await user.type(screen.getByLabelText('Message'), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect((await screen.findAllByText('Message sent')).length).toBeGreaterThan(0);
  expect(sent()[0]).toMatchObject({
    method: 'POST',
    path: '/api/messages',
    body: {
      receiverId: 'site-manager',
      receiverType: 'manager',
      receiverName: 'Site Manager',
      subject: 'Re: Soup',
      content: 'Thank you',
    },
  });
  expect(sent()[0]?.headers.get('X-Acting-As')).toBe('admin');
  expect(sent()[0]?.headers.get('Idempotency-Key')).toBeTruthy();
});

it.each([
  ['staff', ['The Owner (Admin)', 'Site Manager']],
  ['admin', ['Site Manager', 'Ana']],
  ['manager', ['The Owner (Admin)', 'Ana']],
] as const)('lets %s write to %j', async (role, expected) => {
  const { user } = show({ rows: [] }, { role });
  await user.click(await screen.findByRole('button', { name: 'New Message' }));
  const recipient = await screen.findByLabelText('Recipient');
  await waitFor(async () => {
    expect(await choicesOf(user, recipient)).toEqual(expected);
  });
  expect(screen.getByLabelText('Message')).toHaveAttribute('rows', '6');
});

it('names missing fields and sends nothing', async () => {
  const { user, sent } = show({ rows: [] }, { role: 'staff', at: '?open=new&dialog=write' });
  const send = await screen.findByRole('button', { name: 'Send Message' });
  await choose(user, screen.getByLabelText('Recipient'), 'The Owner (Admin)');
  await user.click(send);
  expect(await screen.findByText('Please fill in both subject and message content')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Subject'), 'Soup');
  await user.type(screen.getByLabelText('Message'), 'Is out');
  expect(sent()).toEqual([]);
});

it('asks for a recipient', async () => {
  const { user, sent } = show({ rows: [] }, { role: 'staff', at: '?open=new&dialog=write' });
  await user.type(await screen.findByLabelText('Subject'), 'Soup');
  await user.type(screen.getByLabelText('Message'), 'Is out');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('Please select a message recipient')).toBeInTheDocument();
  expect(screen.getByText('Missing recipient')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('keeps the text through a failure, a closed dialog and another visit, until it is sent', async () => {
  const detail = 'Nobody can be reached there. Choose somebody from the list.';
  const refusal = { status: 400, body: { status: 400, detail, errors: [{ field: 'receiverId', message: detail }] } };
  let answer: object = refusal;
  const first = show({ rows: [] }, { role: 'staff', change: () => answer, at: '?open=new&dialog=write' });
  await first.user.type(await screen.findByLabelText('Subject'), 'Soup');
  await first.user.type(screen.getByLabelText('Message'), 'Is out');
  await choose(first.user, screen.getByLabelText('Recipient'), 'The Owner (Admin)');
  await first.user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('Error sending message')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByLabelText('Recipient')).toHaveAccessibleDescription(detail);
  });
  await first.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  first.unmount();
  answer = { status: 201, body: aMessage() };
  const second = show({ rows: [] }, { role: 'staff', change: () => answer });
  await second.user.click(await screen.findByRole('button', { name: 'New Message' }));
  expect(await screen.findByLabelText('Message')).toHaveValue('Is out');
  expect(chosenIn(screen.getByLabelText('Recipient'))).toBe('The Owner (Admin)');
  await second.user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await second.user.click(screen.getByRole('button', { name: 'New Message' }));
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});

it('discards the text on request', async () => {
  const first = show({ rows: [] }, { role: 'staff', at: '?open=new&dialog=write' });
  await first.user.type(await screen.findByLabelText('Subject'), 'Soup');
  first.unmount();
  const second = show({ rows: [] }, { role: 'staff', at: '?open=new&dialog=write' });
  await second.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await second.user.click(screen.getByRole('button', { name: 'New Message' }));
  expect(await screen.findByLabelText('Subject')).toHaveValue('');
});

it('archives immediately, and restores the row with an error when that fails', async () => {
  const answered = Promise.withResolvers<object>();
  const { user } = show({ rows: [aMessage()] }, { change: () => answered.promise });
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => {
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
  answered.resolve({ status: 500, body: { status: 500 } });
  expect(await screen.findByText('Error archiving message')).toBeInTheDocument();
  expect(screen.getByText('Something went wrong')).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Soup' })).toBeInTheDocument();
});

it('asks before it deletes', async () => {
  const { user, sent } = show({ rows: [aMessage()] }, { change: () => ({ status: 500, body: { status: 500 } }) });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this message?' }));
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Error deleting message')).toBeInTheDocument();
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/api/messages/1' }]);
});

it('keeps the text when the message it replies to disappears', async () => {
  const server: Server = { rows: [aMessage({ isRead: 'true' })] };
  const { user, client } = show(server, { at: '?open=1&dialog=reply' });
  await user.type(await screen.findByLabelText('Message'), 'Half');
  server.rows = [];
  await act(() => client.invalidateQueries({ queryKey: messageQueries.all() }));
  expect(await screen.findByText(/^No messages yet/)).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('Half');
});

it('opens a message that the inbox does not show', async () => {
  const old = aMessage({ id: 'old', subject: 'Last winter', isRead: 'true' });
  fakeServer(({ path }) => ({
    body: path === '/api/messages/old' ? old : answerTo({ path } as RecordedCall, { rows: [] }),
  }));
  renderScreen(<MessagePanel role="admin" />, { at: '/admin/dashboard?open=old&dialog=read' });
  expect(await screen.findByRole('dialog', { name: 'Last winter' })).toBeInTheDocument();
});

it('shows archived messages with their dates', async () => {
  const rows = [
    aMessage({ isArchived: 'true', archivedAt: '2026-11-22T15:00:00.000Z' }),
    aMessage({ id: '2', subject: 'Bread', isArchived: 'true' }),
  ];
  fakeServer(() => ({ body: rows }));
  renderScreen(<ArchivedMessages role="staff" />, { at: '/staff/dashboard' });
  const soup = within(await screen.findByRole('article', { name: 'Soup' }));
  expect(soup.getByText('Archived')).toBeInTheDocument();
  expect(soup.getByText('Sun, Nov 22, 10:00 AM')).toBeInTheDocument();
  expect(within(screen.getByRole('article', { name: 'Bread' })).getByText('Recently')).toBeInTheDocument();
});

it('says when nothing was archived', async () => {
  fakeServer(() => ({ body: [] }));
  renderScreen(<ArchivedMessages role="staff" />, { at: '/staff/dashboard' });
  expect(screen.getByText('Loading archived messages...')).toBeInTheDocument();
  expect(
    await screen.findByText('No archived messages yet. When you archive messages, they will appear here.'),
  ).toBeInTheDocument();
});
