import type { EmailSettings, EmailSettingsRepository } from '../domain/email-settings.js';

export class FixedEmailSettings implements EmailSettingsRepository {
  settings: EmailSettings = {
    oneCampaignPerWeek: true,
    ownerApprovalRequired: false,
    postalAddress: '12 Harbor Street',
    perSecond: 10,
    perHour: 1000,
    perDay: 5000,
    updatedAt: new Date('2026-11-20T15:00:00Z'),
    sender: { name: 'Courtyard', address: 'hello@bistro.example' },
  };

  get(): Promise<EmailSettings> {
    return Promise.resolve(this.settings);
  }

  change(step: (before: EmailSettings) => EmailSettings): Promise<void> {
    this.settings = step(this.settings);
    return Promise.resolve();
  }
}
