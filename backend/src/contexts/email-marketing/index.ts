export { BounceIntake } from './adapters/bounces/bounce-intake.js';
export { EmailMarketingModule } from './email-marketing.module.js';
export { PrivacyService } from './domain/contacts/privacy.service.js';
