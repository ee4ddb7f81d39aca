import type { Fields } from '../mail-content.js';

export interface MailedContact {
  readonly fields: Fields;
  /** Whether they opted in. */
  readonly optedIn: boolean;
}

/** Values of placeholders for one contact. */
export abstract class MailedContacts {
  /** null when there is no such contact. */
  abstract find(contactId: string): Promise<MailedContact | null>;
}
