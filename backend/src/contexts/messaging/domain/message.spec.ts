import { Message, senderOf } from './message.js';

const SENT = new Date('2026-11-21T15:00:00Z');
const LATER = new Date('2026-11-21T16:00:00Z');
const MUCH_LATER = new Date('2026-11-22T16:00:00Z');

const owner = senderOf({ id: 'account of the owner', name: 'Olga', role: 'admin' });
const waiter = senderOf({ id: 'account of a waiter', name: 'Ana', role: 'staff' });
const aMessage = () => Message.send('1', waiter, owner, { subject: 'Soup', content: 'Is out' }, SENT);

it('is new, and bears the names of the day', () => {
  expect(aMessage()).toMatchObject({
    senderType: 'staff',
    senderId: 'account of a waiter',
    senderName: 'Ana',
    receiverType: 'admin',
    receiverId: 'admin',
    receiverName: 'Olga',
    isRead: false,
    isArchived: false,
    readAt: null,
    archivedAt: null,
    createdAt: SENT,
  });
});

it('is read once, and remembers when', () => {
  const read = aMessage().read(LATER);
  expect(read).toMatchObject({ isRead: true, readAt: LATER });
  expect(read.read(MUCH_LATER)).toBe(read);
});

it('is archived once, read or not', () => {
  const archived = aMessage().archive(LATER);
  expect(archived).toMatchObject({ isArchived: true, archivedAt: LATER, isRead: false });
  expect(archived.archive(MUCH_LATER)).toBe(archived);
  expect(archived.read(MUCH_LATER)).toMatchObject({ isRead: true, isArchived: true });
});

it('is in the mailbox of the role, or of the person', () => {
  expect(aMessage().mailbox()).toBe('admin');
  expect(Message.send('2', owner, waiter, { subject: 'Soup', content: 'Thanks' }, SENT).mailbox()).toBe(
    'account of a waiter',
  );
  const manager = { type: 'manager', name: 'Site Manager' } as const;
  for (const id of ['site-manager', 'site-manager-id', 'an account'])
    expect(Message.send('3', owner, { ...manager, id }, { subject: 'a', content: 'b' }, SENT).mailbox()).toBe(
      'manager',
    );
});
