export {
  CampaignProgressView,
  ClickedLinkView,
  OptionalCampaignId,
  OptionalPeriod,
} from './adapters/http/email-numbers.controllers.js';
export { CampaignProgressQuery, IS_HELD } from './adapters/persistence/recipients.query.js';
export { EmailFiguresQuery, type MailTrend } from './adapters/persistence/email-figures.query.js';
export { countSinceDays, EmailHistorySchema, sinceDays } from './adapters/persistence/email-history.schema.js';
export { SubjectTests } from './adapters/persistence/subject-tests.query.js';
export { SendingModule } from './sending.module.js';
export { BounceIntake } from './adapters/bounces/bounce-intake.js';
