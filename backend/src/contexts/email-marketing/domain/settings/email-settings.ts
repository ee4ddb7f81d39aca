import type { Actor } from '../../../../kernel/actor.js';

/** How the house sends its mail to contacts. */
export interface EmailSettings {
  /** Whether a campaign is sent only after the owner has approved it. */
  readonly ownerApprovalRequired: boolean;
  readonly sender: { readonly name: string; readonly address: string };
  readonly postalAddress: string;
  readonly perSecond: number;
  readonly perHour: number;
  readonly perDay: number;
}

/** What events and trail call the settings. */
export const EMAIL_SETTINGS = 'email-settings';

export abstract class EmailSettingsRepository {
  /** What was never entered is the restaurant's profile. */
  abstract get(): Promise<EmailSettings>;
  abstract save(settings: EmailSettings, by: Actor): Promise<void>;
}
