export { PrivacyModule } from './privacy.module.js';
export { PrivacyService } from './privacy.service.js';
