import type { Ids } from '../../../kernel/ids.js';
import type { Transaction } from '../../../kernel/transaction.js';
import { Message } from '../domain/message.js';
import type { MessageRepository } from '../domain/messages.service.js';

interface Subject {
  readonly messages: MessageRepository;
  readonly transaction: Transaction;
  readonly ids: Ids;
}

const AT = new Date('2026-11-21T15:00:00.123Z');
const LATER = new Date('2026-11-22T15:00:00.456Z');

/** What every keeper of messages promises the domain. */
export function messageRepositoryContract(subject: () => Subject): void {
  const unit = <T>(work: () => Promise<T>) => subject().transaction.run(null, work);
  const get = (id: string) => subject().messages.get(id);
  async function saveMessage(): Promise<Message> {
    const from = { type: 'admin', id: 'admin', name: 'The Owner' } as const;
    const to = { type: 'manager', id: 'site-manager', name: 'Site Manager' } as const;
    const message = Message.send(subject().ids.next(), from, to, { subject: 'Soup', content: 'Is “out”' }, AT);
    await subject().messages.add(message);
    return message;
  }

  it('gives a message back as it was sent, and as it became', async () => {
    const message = await saveMessage();
    expect(await get(message.id)).toEqual(message);
    await unit(async () => {
      const before = await get(message.id);
      await subject().messages.save(before, before.read(LATER).archive(LATER));
    });
    expect(await get(message.id)).toEqual(message.read(LATER).archive(LATER));
  });

  it('does not find unknown or removed messages', async () => {
    await expect(get(subject().ids.next())).rejects.toThrow('This message does not exist.');
    const { id } = await saveMessage();
    await unit(async () => subject().messages.remove(await get(id)));
    await expect(get(id)).rejects.toThrow('This message does not exist.');
  });

  it('refuses to save or remove what someone else has changed since it was read', async () => {
    const { id } = await saveMessage();
    const stale = await get(id);
    await unit(async () => {
      const before = await get(id);
      await subject().messages.save(before, before.read(LATER));
    });
    const conflict = { kind: 'conflict' };
    await expect(unit(() => subject().messages.save(stale, stale.archive(LATER)))).rejects.toMatchObject(conflict);
    await expect(unit(() => subject().messages.remove(stale))).rejects.toMatchObject(conflict);
    expect(await get(id)).toMatchObject({ isRead: true, isArchived: false });
  });
}
