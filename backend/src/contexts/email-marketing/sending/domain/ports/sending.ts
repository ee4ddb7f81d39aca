import type { Actor } from '../../../../../kernel/actor.js';
import type { Fields, MailContent } from '../../../templates/domain/index.js';
import type { EmailType } from '../email-history.js';

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
  readonly bounced: number;
  readonly left: number;
  /** Null until measured, and while nothing is sent. */
  readonly perMinute: number | null;
  readonly secondsLeft: number | null;
}

/** The single path of every email to a contact. Calls in a unit of work take effect when it commits. */
export abstract class Sending {
  /** Fixes the recipients of a campaign with the status `sending` and starts it. Repeated calls do not change the recipients. */
  abstract startCampaign(campaignId: string): Promise<void>;
  /** For a campaign with the status `scheduled`: starts it automatically at that time. */
  abstract startCampaignAt(campaignId: string, at: Date): Promise<void>;
  /** Returns the email's id in the history; null for a duplicate key. */
  abstract add(mail: SingleMail): Promise<string | null>;
  /** Returns null if the campaign does not exist. */
  abstract progressOf(campaignId: string): Promise<Progress | null>;
}
