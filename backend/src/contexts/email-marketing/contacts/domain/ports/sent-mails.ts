/** The history of emails, one row per recipient. */
export abstract class SentMails {
  /** The recipient; null if the email is no longer known. */
  abstract addressOf(historyId: string): Promise<string | null>;
  /** Records that the recipient unsubscribed with this email. */
  abstract leftBy(historyId: string): Promise<void>;
}
