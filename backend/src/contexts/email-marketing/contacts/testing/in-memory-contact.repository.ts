import { NotFound } from '../../../../kernel/domain-error.js';
import type { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryRepository } from '../../testing/in-memory-repository.js';
import { AddressTaken, type Contact } from '../domain/contact.js';
import type { ContactRepository } from '../domain/ports.js';

export class InMemoryContactRepository extends InMemoryRepository<Contact> implements ContactRepository {
  constructor(transaction: InMemoryTransaction) {
    super(transaction, () => new NotFound('There is no such contact.'));
  }

  override async add(contact: Contact): Promise<void> {
    await this.assertFree(contact);
    await super.add(contact);
  }

  override async save(before: Contact, after: Contact): Promise<void> {
    await this.assertFree(after);
    await super.save(before, after);
  }

  findByAddress(address: string): Promise<Contact | null> {
    return Promise.resolve(this.all.find(({ email }) => email.toLowerCase() === address.toLowerCase()) ?? null);
  }

  async findByAnyAddress(address: string): Promise<Contact | null> {
    const own = await this.findByAddress(address);
    return own ?? this.all.find(({ otherAddresses }) => otherAddresses.includes(address.toLowerCase())) ?? null;
  }

  private async assertFree({ id, email }: Contact): Promise<void> {
    const other = await this.findByAddress(email);
    if (other && other.id !== id) throw new AddressTaken(email);
  }
}
