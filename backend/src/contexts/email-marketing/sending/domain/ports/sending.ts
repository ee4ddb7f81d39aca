import type { Actor } from '../../../../../kernel/actor.js';
import type { Fields, MailContent } from '../../../templates/domain/index.js';
import type { EmailType } from '../email-history.js';

/** A mail that belongs to no campaign, as its author wrote it. */
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
  /** Two mails with the same key are the same mail: the second one is dropped. */
  readonly key?: string;
  /** In whose name; null for the house itself. */
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

/** The way of every mail to a contact. What is asked for inside a unit of work happens when it is kept. */
export abstract class Sending {
  /** The campaign's status is `sending`: fixes who gets it, and begins. A second start finds the same recipients. */
  abstract startCampaign(campaignId: string): Promise<void>;
  /** The campaign's status is `scheduled`: it starts by itself at that moment. */
  abstract startCampaignAt(campaignId: string, at: Date): Promise<void>;
  /** Answers the mail's id in the history; null when one with its key was there. */
  abstract add(mail: SingleMail): Promise<string | null>;
  /** Null for a campaign that does not exist. */
  abstract progressOf(campaignId: string): Promise<Progress | null>;
}
