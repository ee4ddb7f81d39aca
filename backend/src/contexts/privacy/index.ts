export { PrivacyModule } from './privacy.module.js';
export { PrivacyService } from './domain/privacy.service.js';
