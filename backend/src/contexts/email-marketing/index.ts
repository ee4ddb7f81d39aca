export { EmailMarketingModule } from './email-marketing.module.js';
