/** The email that contains a link; the link reveals no address. */
export type MailedSubject = `history:${string}`;

/**
 * Links in emails that authorize their holder to manage the reader's preferences. Emails get forwarded, so none of the
 * links in every email shows or erases personal data.
 */
export abstract class PreferenceLinks {
  /** The preferences page: email choices, name and unsubscribing. */
  abstract pageFor(subject: MailedSubject): string;
  /** The one-click unsubscribe URL that mail clients call (RFC 8058). */
  abstract oneClickFor(subject: MailedSubject): string;
  /** The page to confirm an opt-in; valid for 30 days. */
  abstract confirmationFor(contactId: string): string;
  /** The page of the personal record and its erasure; valid for 24 hours, sent in an email of its own. */
  abstract recordFor(subject: MailedSubject): string;
  /** Reads the token of the preferences page or of one-click unsubscribe. Server logs contain these URLs, so the token only allows viewing and opting out. @throws LinkNotValid */
  abstract subjectToLeave(token: string): MailedSubject;
  /** @throws LinkNotValid */
  abstract subjectIn(token: string): MailedSubject;
  /** The reader whose personal record the link opens. @throws LinkNotValid */
  abstract subjectOfRecord(token: string): MailedSubject;
  /** The id of the contact to confirm. @throws LinkNotValid */
  abstract contactToConfirm(token: string): string;
}
