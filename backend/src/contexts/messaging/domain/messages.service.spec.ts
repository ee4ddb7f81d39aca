import type { Actor } from '../../../kernel/actor.js';
import type { Restaurant } from '../../../kernel/restaurant.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { InMemoryMessageRepository } from '../testing/in-memory-message.repository.js';
import { AddressBook } from './address-book.js';
import { type Message } from './message.js';
import { MessagesService } from './messages.service.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const OWNER: Actor = { id: 'id of the owner', name: 'Olga', role: 'admin' };
const MANAGER: Actor = { id: 'id of the manager', name: 'Max', role: 'manager' };
const LETTER = { subject: 'Soup', content: 'Is out', byEmail: false };
const TO_OWNER = { type: 'admin', id: 'admin' } as const;
const book = new AddressBook({ find: () => Promise.resolve(null) }, { ownerName: 'The Owner' } as Restaurant);

let clock: SettableClock;
let transaction: InMemoryTransaction;
let messages: InMemoryMessageRepository;
let outbox: InMemoryOutbox;
let copies: Message[];
let service: MessagesService;
const ids = new CountedIds();
beforeEach(() => {
  clock = new SettableClock();
  clock.set(NOW);
  transaction = new InMemoryTransaction();
  messages = new InMemoryMessageRepository(transaction);
  outbox = new InMemoryOutbox(transaction);
  copies = [];
  const send = (message: Message) =>
    transaction.write({ isStillPossible: () => true, apply: () => copies.push(message) });
  service = new MessagesService(messages, book, { send }, transaction, outbox, clock, ids);
});

describe('sending', () => {
  it('stores the message with its sender, and records whose mailbox it is in but not its content', async () => {
    const message = await service.send(LETTER, TO_OWNER, MANAGER);
    expect(messages.all).toEqual([message]);
    expect(message).toMatchObject({ senderName: 'Max', receiverName: 'The Owner', createdAt: NOW });
    expect(outbox.events).toEqual([
      { type: 'message.sent', subject: { type: 'message', id: message.id }, payload: { mailbox: 'admin' } },
    ]);
    expect(transaction.actors).toEqual([MANAGER]);
    expect(copies).toEqual([]);
  });

  it('creates a copy if it is also sent by email', async () => {
    const message = await service.send({ ...LETTER, byEmail: true }, TO_OWNER, MANAGER);
    expect(copies).toEqual([message]);
  });

  it('to an unknown recipient stores and records nothing', async () => {
    await expect(service.send(LETTER, { type: 'staff', id: 'nobody' }, OWNER)).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(messages.all).toEqual([]);
    expect(outbox.events).toEqual([]);
  });
});

describe('the reader', () => {
  it('records the first time a message is read or archived, not repeated clicks', async () => {
    const { id } = await service.send(LETTER, TO_OWNER, MANAGER);
    for (const step of ['read', 'read', 'archive', 'archive'] as const) {
      clock.advance({ hours: 1 });
      await service[step](id, OWNER);
    }
    expect(messages.all).toMatchObject([
      { readAt: new Date('2026-11-21T16:00:00Z'), archivedAt: new Date('2026-11-21T18:00:00Z') },
    ]);
    expect(outbox.types).toEqual(['message.sent', 'message.read', 'message.archived']);
  });

  it('deletes a message', async () => {
    const { id } = await service.send(LETTER, TO_OWNER, MANAGER);
    await service.delete(id, OWNER);
    expect(messages.all).toEqual([]);
    expect(outbox.types.at(-1)).toBe('message.deleted');
    expect(transaction.actors.at(-1)).toBe(OWNER);
  });
});

it.each(['read', 'archive', 'delete'] as const)(
  'no one else can %s it, not even its sender: they do not find it',
  async (step) => {
    const message = await service.send(LETTER, TO_OWNER, MANAGER);
    await expect(service[step](message.id, MANAGER)).rejects.toThrow('This message does not exist.');
    expect(messages.all).toEqual([message]);
    expect(outbox.types).toEqual(['message.sent']);
  },
);
