import type { MailedSubject } from '../preference-links.js';

/** The email with the link to a person's record. */
export abstract class RecordMail {
  /** Inside a unit of work. Asked for again and again, it is not written again and again. */
  abstract post(address: string, subject: MailedSubject): Promise<void>;
}
