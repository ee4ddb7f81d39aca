import type { Database } from '../../../../../platform/persistence/database.js';
import type { EntityRows } from '../../../../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../../../../platform/persistence/entity-tables.js';
import { AddressTaken, ContactNotFound } from '../../../domain/contacts/contact.errors.js';
import { CONTACT } from '../../../domain/contacts/contact.events.js';
import { type Contact, nameOf } from '../../../domain/contacts/contact.js';
import type { ContactRepository } from '../../../domain/contacts/ports/contact.repository.js';
import { ContactSchema } from './contact.schema.js';

export class TypeOrmContactRepository implements ContactRepository {
  private readonly rows: EntityRows<Contact>;

  constructor(
    tables: EntityTables,
    private readonly database: Database,
  ) {
    this.rows = tables.of(ContactSchema, CONTACT, nameOf);
  }

  add(contact: Contact): Promise<void> {
    return this.rows.add(contact, taken(contact));
  }

  async get(id: string): Promise<Contact> {
    const contact = await this.rows.find(id);
    if (!contact) throw new ContactNotFound();
    return contact;
  }

  find(id: string): Promise<Contact | null> {
    return this.rows.find(id);
  }

  async findByAddress(address: string): Promise<Contact | null> {
    const [row] = await this.database.read<{ id: string }>(
      'select id from customer_contacts where address = lower($1)',
      [address],
    );
    return row ? this.rows.find(row.id) : null;
  }

  save(before: Contact, after: Contact): Promise<void> {
    return this.rows.save(before, after, taken(after));
  }

  remove(contact: Contact): Promise<void> {
    return this.rows.remove(contact);
  }
}

const taken = ({ email }: Contact) => ({ customer_contacts_address: () => new AddressTaken(email) });
