/** The mail that a link stands in; the link shows no address. */
export type MailedSubject = `history:${string}`;

/**
 * Links in a mail by which its reader says what they want to get; the holder of one may do that in their name. Mails are passed on, so
 * none of those that stand in every mail shows or erases what is known of its reader.
 */
export abstract class PreferenceLinks {
  /** The page: what they get, their name, and leaving. */
  abstract pageFor(subject: MailedSubject): string;
  /** What a mail program calls by itself when its reader leaves (RFC 8058). */
  abstract oneClickFor(subject: MailedSubject): string;
  /** The page on which somebody agrees to get mail; good for 30 days. */
  abstract confirmationFor(contactId: string): string;
  /** The page of everything that is known of them, and of being erased; good for 24 hours, in a mail of its own. */
  abstract recordFor(subject: MailedSubject): string;
  /** Reads the token of the preferences page or of one-click unsubscribe. Server logs contain these URLs, so the token only allows viewing and opting out. @throws LinkNotValid */
  abstract subjectToLeave(token: string): MailedSubject;
  /** @throws LinkNotValid */
  abstract subjectIn(token: string): MailedSubject;
  /** Whose record it opens. @throws LinkNotValid */
  abstract subjectOfRecord(token: string): MailedSubject;
  /** The contact whose confirmation it is. @throws LinkNotValid */
  abstract contactToConfirm(token: string): string;
}
