export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A mail to one person, ready to be sent. */
export interface Mail {
  /** Two mails with the same key are the same mail: the second one is dropped. */
  readonly key: string;
  /** What it is for, such as `reservation-confirmation`. */
  readonly kind: string;
  readonly from: MailAddress;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar file (RFC 5545) that comes with the mail. */
  readonly calendar?: string;
  /** True for what no person wrote (RFC 3834). */
  readonly automatic: boolean;
}

/** A mail as its row keeps it: a repetition carries the same Message-ID. */
export interface StoredMail extends Mail {
  readonly id: string;
  readonly messageId: string;
  readonly createdAt: Date;
}

/** The server says that this mail will never be accepted. */
export class MailRefused extends Error {}

/** Not now; its message says why, in words for the owner, with what the server said behind them. */
export class MailDelayed extends Error {}

export abstract class MailTransport {
  /** Hands the mail over. @throws MailRefused for good, MailDelayed for now; any other error means: try again later. */
  abstract deliver(mail: StoredMail): Promise<void>;
  abstract close(): void;
}
