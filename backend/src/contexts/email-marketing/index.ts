export { type LeavingCampaign, CampaignNumbers } from './campaigns/index.js';
export { ContactQueries } from './contacts/index.js';
export { PreferenceLinks, PreferencesService } from './contacts/domain/index.js';
export { EmailMarketingModule } from './email-marketing.module.js';
export { BounceIntake, type MailTrend, EmailFiguresQuery } from './sending/index.js';
export { EmailSettingsRepository } from './settings/domain/index.js';
