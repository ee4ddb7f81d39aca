import type { Role } from '../../../kernel/actor.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import type { Restaurant } from '../../../kernel/restaurant.js';
import { AddressBook } from './address-book.js';
import type { MessageParticipant } from './message.js';

const ACCOUNTS: Record<string, [Role, string]> = {
  'id of the owner': ['admin', 'Olga'],
  'id of the manager': ['manager', 'Max'],
  'id of a waiter': ['staff', 'Ana'],
  'id of another': ['staff', 'Ben'],
};
const find = (role: Role, spelled: string) => {
  const id = spelled.toLowerCase();
  const [ofRole, name] = ACCOUNTS[id] ?? [];
  return Promise.resolve(ofRole === role && name !== undefined ? { id, name } : null);
};
const book = new AddressBook({ find }, { ownerName: 'The Owner' } as Restaurant);

const owner = { id: 'id of the owner', name: 'Olga', role: 'admin' } as const;
const manager = { id: 'id of the manager', name: 'Max', role: 'manager' } as const;
const waiter = { id: 'id of a waiter', name: 'Ana', role: 'staff' } as const;
const to = (type: Role, id: string): Pick<MessageParticipant, 'type' | 'id'> => ({ type, id });

it.each([
  [waiter, 'admin', 'admin', 'The Owner'],
  [waiter, 'admin', 'id of the owner', 'The Owner'],
  [waiter, 'manager', 'site-manager', 'Site Manager'],
  [owner, 'manager', 'site-manager-id', 'Site Manager'],
  [owner, 'manager', 'id of the manager', 'Site Manager'],
  [owner, 'staff', 'id of a waiter', 'Ana'],
  [manager, 'staff', 'id of another', 'Ben'],
  [manager, 'admin', 'admin', 'The Owner'],
] as const)('lets %o write to the %s under %s', async (by, type, id, name) => {
  await expect(book.recipient(to(type, id), by)).resolves.toEqual({ type, id, name });
});

it('reaches staff in one mailbox, however their id is spelled', async () => {
  const recipient = await book.recipient(to('staff', 'ID of a Waiter'), owner);
  expect(recipient).toEqual({ type: 'staff', id: 'id of a waiter', name: 'Ana' });
});

it.each([
  [waiter, 'staff', 'id of another', 'Staff can message only the owner or the site manager.'],
  [owner, 'admin', 'admin', 'This is your own mailbox. Choose someone else.'],
  [manager, 'manager', 'site-manager', 'This is your own mailbox. Choose someone else.'],
  [owner, 'staff', 'id of nobody', 'That recipient doesn’t exist. Choose someone from the list.'],
  [owner, 'staff', 'site-manager', 'That recipient doesn’t exist. Choose someone from the list.'],
  [waiter, 'admin', 'site-manager', 'That recipient doesn’t exist. Choose someone from the list.'],
  [waiter, 'manager', 'id of the owner', 'That recipient doesn’t exist. Choose someone from the list.'],
] as const)('does not let %o write to the %s under %s', async (by, type, id, message) => {
  const refusal: unknown = await book.recipient(to(type, id), by).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InvalidInput);
  expect(refusal).toMatchObject({ fields: [{ field: 'receiverId', message }] });
});
