import type { Contact } from '../contact.js';

/** Use it in a unit of work. Changes and removals conflict if someone else has changed the contact since it was read. */
export abstract class ContactRepository {
  /** @throws AddressTaken */
  abstract add(contact: Contact): Promise<void>;
  /** @throws ContactNotFound */
  abstract get(id: string): Promise<Contact>;
  abstract find(id: string): Promise<Contact | null>;
  /** Ignores case. */
  abstract findByAddress(address: string): Promise<Contact | null>;
  /** @throws AddressTaken */
  abstract save(before: Contact, after: Contact): Promise<void>;
  abstract remove(contact: Contact): Promise<void>;
}
