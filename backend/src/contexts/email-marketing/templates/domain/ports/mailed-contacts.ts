import type { Fields } from '../mail-content.js';

export interface MailedContact {
  readonly fields: Fields;
  /** Whether they want mail. */
  readonly optedIn: boolean;
}

/** What a mail to one contact is filled in with. */
export abstract class MailedContacts {
  /** null when there is no such contact. */
  abstract find(contactId: string): Promise<MailedContact | null>;
}
