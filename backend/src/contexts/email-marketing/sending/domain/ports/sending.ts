import type { Actor } from '../../../../../kernel/actor.js';
import type { Fields, MailContent } from '../../../templates/domain/index.js';
import type { EmailType } from '../email-history.js';

/** An email outside of campaigns, as its author wrote it. */
export interface SingleMail {
  readonly type: Exclude<EmailType, 'campaign'>;
  readonly to: { readonly address: string; readonly name?: string };
  readonly content: MailContent;
  /** Whose fields fill it in, unless `fields` are given. */
  readonly contactId?: string;
  readonly fields?: Fields;
  readonly templateId?: string;
  /** Whose run it is of, and the `updatedAt` of the automation from which it was made. */
  readonly ofAutomation?: { readonly runId: string; readonly version: Date };
  /** Idempotency key: a second email with the same key is dropped. */
  readonly key?: string;
  /** The author; null for the system. */
  readonly by: Actor | null;
}

/** How far a campaign's sending has come. */
export interface Progress {
  readonly total: number;
  /** What left, also what came back later. */
  readonly sent: number;
  readonly failed: number;
  readonly bounced: number;
  readonly left: number;
  /** Null until it has been measured, and while nothing is sent. */
  readonly perMinute: number | null;
  readonly secondsLeft: number | null;
}

/** The single path of every email to a contact. Calls in a unit of work take effect when it commits. */
export abstract class Sending {
  /** The campaign's status is `sending`: fixes who gets it, and begins. A second start finds the same recipients. */
  abstract startCampaign(campaignId: string): Promise<void>;
  /** For a campaign with the status `scheduled`: starts it automatically at that time. */
  abstract startCampaignAt(campaignId: string, at: Date): Promise<void>;
  /** Returns the email's id in the history; null for a duplicate key. */
  abstract add(mail: SingleMail): Promise<string | null>;
  /** Null for a campaign that does not exist. */
  abstract progressOf(campaignId: string): Promise<Progress | null>;
}
