import type { Fix } from '../../../../../platform/mail/refusals/refusal-rules.js';

/** A report about a sent email from another mail server or a provider. */
export interface BounceReport {
  /** `hard`: the address does not exist. `refused`: returned for another reason. `complaint`: reported as spam, or wants no more. */
  readonly kind: 'hard' | 'refused' | 'complaint';
  /** What the owner has to check if the refusal is about us. */
  readonly fix?: Fix;
  readonly marks: MailMarks;
  /** Possible recipients according to the report. */
  readonly recipients: readonly string[];
  readonly detail: string;
}

/** Data that identifies an email of ours. Some providers replace the Message-ID and leave the rest. */
export interface MailMarks {
  readonly messageId?: string;
  /** `MAIL_ID_HEADER` */
  readonly mailId?: string;
  /** The token in `List-Unsubscribe`. */
  readonly unsubscribeToken?: string;
}

/** Contains the id of the email in the history. */
export const MAIL_ID_HEADER = 'X-Courtyard-Mail';
