import type { Fix } from './refusals/refusal-rules.js';

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
  /** What it is about, such as one request for a table: it withdraws older mails about the same that have not left. */
  readonly thread?: string;
  /** Which version of it the mail tells of. A mail that is posted late withdraws only mails of older versions. */
  readonly threadVersion?: number;
  /** Letters that an address may have: part of its Message-ID and the beginning of its References, which answers repeat. */
  readonly conversation?: string;
  readonly from: MailAddress;
  readonly to: string;
  readonly toName?: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same two, as `encoded` writes them, where somebody has them; such a mail comes without a calendar. */
  readonly encoded?: { readonly text: string; readonly html: string };
  /** An iCalendar file (RFC 5545) that comes with the mail. */
  readonly calendar?: string;
  /** What that file is called: `event.ics` unless somebody says otherwise. */
  readonly calendarName?: string;
  /** It waits until then and can be taken back so long. */
  readonly notBefore?: Date;
  /** True for what no person wrote (RFC 3834). */
  readonly automatic: boolean;
  /** More headers, each on one line. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A mail as its row keeps it: a repetition carries the same Message-ID. */
export interface StoredMail extends Mail {
  readonly id: string;
  readonly messageId: string;
  readonly references?: string;
  readonly createdAt: Date;
}

/** The server says that this mail will never be accepted: nobody reads at the address, or the mail itself is not wanted. */
export class MailRefused extends Error {
  constructor(
    message: string,
    readonly about: 'address' | 'mail',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Not now; its message says why, in words for the owner, with what the server said behind them. */
export class MailDelayed extends Error {
  /** What the owner has to look at when the server refuses us. */
  readonly fix: Fix | undefined;

  constructor(
    message: string,
    /** The server takes no mail from us, asks this mail to wait, or said nothing that could be understood. */
    readonly about: 'us' | 'mail' | 'connection',
    { fix, ...options }: ErrorOptions & { readonly fix?: Fix } = {},
  ) {
    super(message, options);
    this.fix = fix;
  }
}

export abstract class MailTransport {
  /** Hands the mail over. @throws MailRefused for good, MailDelayed for now; any other error means: try again later. */
  abstract deliver(mail: StoredMail): Promise<void>;
  abstract close(): void;
}
