import type { EmailSettings, EmailSettingsRepository } from '../domain/email-settings.js';

export class FixedEmailSettings implements EmailSettingsRepository {
  settings: EmailSettings = {
    ...{ ownerApprovalRequired: false, postalAddress: '12 Harbor Street', perSecond: 10, perHour: 1000, perDay: 5000 },
    sender: { name: 'Courtyard', address: 'hello@bistro.example' },
  };

  get(): Promise<EmailSettings> {
    return Promise.resolve(this.settings);
  }

  save(settings: EmailSettings): Promise<void> {
    this.settings = settings;
    return Promise.resolve();
  }
}
