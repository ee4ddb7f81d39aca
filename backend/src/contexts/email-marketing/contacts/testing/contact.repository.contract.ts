import type { Ids } from '../../../../kernel/ids.js';
import type { Transaction } from '../../../../kernel/transaction.js';
import { repositoryContract } from '../../testing/repository.contract.js';
import { AddressTaken } from '../domain/contact.js';
import type { ContactRepository } from '../domain/ports.js';
import { aContact, AGREED_AT } from './a-contact.js';

interface Subject {
  readonly contacts: ContactRepository;
  readonly transaction: Transaction;
  readonly ids: Ids;
}

/** What every keeper of contacts promises the domain. */
export function contactRepositoryContract(subject: () => Subject): void {
  const addressOf = (id: string) => `Guest-${id}@guests.example`;
  const make = (id: string) => aContact(id, { email: addressOf(id) });
  repositoryContract(() => {
    const { contacts, transaction, ids } = subject();
    const find = (id: string) => contacts.find(id);
    return {
      repository: contacts,
      transaction,
      ids,
      find,
      make,
      change: (contact) => contact.visit(AGREED_AT, AGREED_AT),
    };
  });

  async function saveContact() {
    const { contacts, ids } = subject();
    const contact = make(ids.next());
    await contacts.add(contact);
    return contact;
  }

  it('gets only a contact that there is', async () => {
    const contact = await saveContact();
    expect(await subject().contacts.get(contact.id)).toEqual(contact);
    await expect(subject().contacts.get(subject().ids.next())).rejects.toThrow('There is no such contact.');
  });

  it('finds them by their address, however it is spelled', async () => {
    const contact = await saveContact();
    const { contacts, ids } = subject();
    expect(await contacts.findByAddress(contact.email.toUpperCase())).toEqual(contact);
    expect(await contacts.findByAddress(addressOf(ids.next()))).toBeNull();
  });

  it('has one contact for each address', async () => {
    const one = await saveContact();
    const other = await saveContact();
    const { contacts, transaction, ids } = subject();
    const again = aContact(ids.next(), { email: one.email.toUpperCase() });
    await expect(transaction.run(null, () => contacts.add(again))).rejects.toBeInstanceOf(AddressTaken);
    const moved = transaction.run(null, async () => {
      const before = await contacts.get(other.id);
      await contacts.save(before, Object.assign(before.touch(AGREED_AT), { email: one.email }));
    });
    await expect(moved).rejects.toBeInstanceOf(AddressTaken);
  });
}
