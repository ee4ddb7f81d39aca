import type { Fix } from './refusals/refusal-rules.js';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** An email to one person, ready to send. */
export interface Mail {
  /** Idempotency key: a second email with the same key is dropped. */
  readonly key: string;
  /** Purpose, such as `reservation-confirmation`. */
  readonly kind: string;
  /** Its subject matter, such as one reservation request: the email withdraws older unsent ones of the same thread. */
  readonly thread?: string;
  /** Version of the subject matter. An email withdraws only emails of older versions, even if it is posted late. */
  readonly threadVersion?: number;
  /** Starts the Message-ID and the References header, which replies repeat. Only characters allowed in an address. */
  readonly conversation?: string;
  readonly from: MailAddress;
  readonly to: string;
  readonly toName?: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same two parts already encoded by `encoded`; not possible together with a calendar. */
  readonly encoded?: { readonly text: string; readonly html: string };
  /** An attached iCalendar file (RFC 5545). */
  readonly calendar?: string;
  /** Name of that file; `event.ics` by default. */
  readonly calendarName?: string;
  /** An attached file, in Base64; not possible together with `encoded`. */
  readonly attachment?: { readonly name: string; readonly type: string; readonly base64: string };
  /** Sent no earlier than this; until then it can be withdrawn. */
  readonly notBefore?: Date;
  /** True for emails not written by a person (RFC 3834). */
  readonly automatic: boolean;
  /** Additional headers, each on one line. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An email as stored, so that each attempt has the same Message-ID. */
export interface StoredMail extends Mail {
  readonly id: string;
  readonly messageId: string;
  readonly references?: string;
  readonly createdAt: Date;
}

/** The server will never accept this email: the address does not exist, or the email itself is unwanted. */
export class MailRefused extends Error {
  constructor(
    message: string,
    readonly about: 'address' | 'mail',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A temporary failure. The message explains it to the owner, followed by the server's response. */
export class MailDelayed extends Error {
  /** What the owner has to check if the server refuses us. */
  readonly fix: Fix | undefined;

  constructor(
    message: string,
    /** What caused it: the server refuses us, it postpones this email, or it did not respond properly. */
    readonly about: 'us' | 'mail' | 'connection',
    { fix, ...options }: ErrorOptions & { readonly fix?: Fix } = {},
  ) {
    super(message, options);
    this.fix = fix;
  }
}

export abstract class MailTransport {
  /** Hands the email to the server. @throws MailRefused for good, MailDelayed for now; any other error is retried later. */
  abstract deliver(mail: StoredMail): Promise<void>;
  abstract close(): void;
}
