/** What was sent, one row for each recipient. */
export abstract class SentMails {
  /** To whom it went; null when nothing is known of it any more. */
  abstract addressOf(historyId: string): Promise<string | null>;
  /** They left by this mail. */
  abstract leftBy(historyId: string): Promise<void>;
}
