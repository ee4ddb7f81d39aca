import type { Actor } from '../../../../../kernel/actor.js';
import type { RecipientCriteria } from '../../../contacts/domain/index.js';
import type { Fields, MailContent } from '../../../templates/domain/index.js';

/** An email outside of campaigns, as its author wrote it. */
export interface SingleMail {
  readonly type: Exclude<EmailType, 'campaign'>;
  readonly to: { readonly address: string; readonly name?: string };
  readonly content: MailContent;
  /** The contact whose fields fill in the placeholders, unless `fields` are given. */
  readonly contactId?: string;
  readonly fields?: Fields;
  readonly templateId?: string;
  /** The automation's run, and the automation's `updatedAt` when the email was built. */
  readonly ofAutomation?: { readonly runId: string; readonly version: Date };
  /** Idempotency key: a second email with the same key is dropped. */
  readonly key?: string;
  /** The author; null for the system. */
  readonly by: Actor | null;
}

/** Progress of sending a campaign. */
export interface Progress {
  readonly total: number;
  /** Includes emails that bounced later. */
  readonly sent: number;
  readonly failed: number;
  /** Left out because they got another campaign within a week. */
  readonly skipped: number;
  /** Not sent because the campaign was canceled. */
  readonly canceled: number;
  readonly bounced: number;
  readonly left: number;
  /** Null until measured, and while nothing is sent. */
  readonly perMinute: number | null;
  readonly secondsLeft: number | null;
}

/** How one of two subjects does among the recipients who test it. */
interface TestedSubject {
  readonly subject: string;
  readonly sent: number;
  /** Opened or clicked by a person. */
  readonly opened: number;
  readonly clicked: number;
}

/** Two subjects, tested on a tenth of the recipients; the others get the winner. */
export interface SubjectTest {
  readonly a: TestedSubject;
  readonly b: TestedSubject;
  /** Null while the test runs. */
  readonly winner: 'A' | 'B' | null;
  /** ISO 8601 */
  readonly chosenAt: string | null;
  /** When the winner is chosen (ISO 8601); null before everyone who tests has been emailed, and afterwards. */
  readonly decidesAt: string | null;
}

/** The single path of every email to a contact. Calls in a unit of work take effect when it commits. */
export abstract class Sending {
  /** Fixes the recipients of a campaign with the status `sending` and starts it. Repeated calls do not change the recipients. */
  abstract startCampaign(campaignId: string): Promise<void>;
  /** For a campaign with the status `scheduled`: starts it automatically at that time. */
  abstract startCampaignAt(campaignId: string, at: Date): Promise<void>;
  /** Returns the email's id in the history; null for a duplicate key. */
  abstract add(mail: SingleMail): Promise<string | null>;
  /** How many people it would leave out at that time because they got another campaign within a week; 0 without this limit. */
  abstract countSkipped(campaignId: string, criteria: RecipientCriteria, at: Date): Promise<number>;
  /** Returns null if the campaign does not exist. */
  abstract progressOf(campaignId: string): Promise<Progress | null>;
}

export const EMAIL_TYPES = ['campaign', 'automation', 'test', 'personal'] as const;
export type EmailType = (typeof EMAIL_TYPES)[number];

export const EMAIL_STATUSES = [
  'queued',
  'sent',
  'opened',
  'clicked',
  'bounced',
  'unsubscribed',
  'failed',
  /** Its campaign was canceled before it was sent. */
  'canceled',
] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** Lifecycle of an email. The sending process settles it; reading, reports and unsubscribing change a sent one. */
export const EMAIL_TRANSITIONS: Record<EmailStatus, readonly EmailStatus[]> = {
  // An email may be opened or clicked before its result is stored, and fails when its reader is erased. During
  // retries, it stays queued.
  queued: ['sent', 'opened', 'clicked', 'bounced', 'failed', 'canceled'],
  sent: ['opened', 'clicked', 'bounced', 'unsubscribed'],
  opened: ['clicked', 'bounced', 'unsubscribed'],
  // Restores the previous status if the click was a scanner's.
  clicked: ['sent', 'opened', 'bounced', 'unsubscribed'],
  bounced: [],
  unsubscribed: [],
  failed: [],
  canceled: [],
};

/** An email to a contact. Emails of a campaign share its content. */
export interface EmailHistoryRecord {
  readonly id: string;
  readonly campaignId: string | null;
  readonly templateId: string | null;
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly subject: string;
  readonly htmlContent: string | null;
  readonly textContent: string | null;
  readonly emailType: EmailType;
  readonly status: EmailStatus;
  readonly openedAt: Date | null;
  readonly clickedAt: Date | null;
  readonly bouncedAt: Date | null;
  readonly failureReason: string | null;
  readonly sentBy: string;
  readonly sentByRole: string;
  readonly sentAt: Date | null;
  readonly createdAt: Date;
  readonly nextTryAt: Date;
}
