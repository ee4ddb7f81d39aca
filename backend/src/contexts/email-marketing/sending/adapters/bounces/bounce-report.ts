import type { Fix } from '../../../../../platform/mail/refusals/refusal-rules.js';

/** What somebody else's mail server, or a provider, says about a mail that had left. */
export interface BounceReport {
  /** `hard`: nobody reads there. `refused`: the mail came back for another reason. `complaint`: its reader called it spam, or wants no more. */
  readonly kind: 'hard' | 'refused' | 'complaint';
  /** Of a mail that was refused because of us: what the owner has to look at. */
  readonly fix?: Fix;
  readonly marks: MailMarks;
  /** Addresses that the mail may have gone to, as the report gives them. */
  readonly recipients: readonly string[];
  readonly detail: string;
}

/** By what a mail of ours can be recognized. Some providers give it a Message-ID of their own and leave the rest. */
export interface MailMarks {
  readonly messageId?: string;
  /** `MAIL_ID_HEADER` */
  readonly mailId?: string;
  /** The token in `List-Unsubscribe`. */
  readonly unsubscribeToken?: string;
}

/** Carries the id of the mail in the history. */
export const MAIL_ID_HEADER = 'X-Courtyard-Mail';
