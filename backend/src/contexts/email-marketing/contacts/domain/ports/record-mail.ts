import type { MailedSubject } from '../preference-links.js';

/** The email with the link to a person's record. */
export abstract class RecordMail {
  /** Requires a unit of work. Repeated requests do not send more emails. */
  abstract post(address: string, subject: MailedSubject): Promise<void>;
}
