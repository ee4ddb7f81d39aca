import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { ContactNotFound } from '../../domain/contact.errors.js';
import { type Contact } from '../../domain/contact.js';
import type { ContactRepository } from '../../domain/ports/contact.repository.js';
import { ContactSchema } from './contact.schema.js';

@Injectable()
export class TypeOrmContactRepository implements ContactRepository {
  private readonly repository: TrackedRepository<Contact>;

  constructor(database: Database) {
    this.repository = database.getRepository(ContactSchema);
  }

  add(contact: Contact): Promise<void> {
    return this.repository.insert(contact);
  }

  async get(id: string): Promise<Contact> {
    const contact = await this.repository.findOneBy({ id });
    if (!contact) throw new ContactNotFound();
    return contact;
  }

  find(id: string): Promise<Contact | null> {
    return this.repository.findOneBy({ id });
  }

  async findByAddress(address: string): Promise<Contact | null> {
    const builder = this.repository.createQueryBuilder('contact').select('contact.id', 'id');
    const row = await builder.where('contact.address = lower(:address)', { address }).getRawOne<{ id: string }>();
    return row ? this.repository.findOneBy({ id: row.id }) : null;
  }

  save(before: Contact, after: Contact): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(contact: Contact): Promise<void> {
    return this.repository.remove(contact);
  }
}
