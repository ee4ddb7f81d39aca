export { CampaignProgressView, ClickedLinkView } from './adapters/http/email-history.dto.js';
export { OptionalCampaignId, OptionalPeriod } from './adapters/http/email-period.js';
export { CampaignProgressQuery } from './adapters/persistence/campaign-progress.query.js';
export { ClickedLinksQuery } from './adapters/persistence/clicked-links.query.js';
export { EmailHistorySchema } from './adapters/persistence/email-history.schema.js';
export { IS_HELD } from './adapters/persistence/held-mails.query.js';
export { countSinceDays, sinceDays } from './adapters/persistence/since-days.query.js';
export { SendingModule } from './sending.module.js';
export { BounceIntake } from './adapters/bounces/bounce-intake.js';
