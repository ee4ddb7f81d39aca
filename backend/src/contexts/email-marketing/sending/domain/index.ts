export { EMAIL_TRANSITIONS, type EmailHistoryRecord, type EmailStatus } from './email-history.js';
export { Sending } from './ports/sending.js';
export { CAMPAIGN, type SendingFact } from './sending.events.js';
export { CAMPAIGN_STATUSES, CAMPAIGN_TRANSITIONS, type CampaignStatus } from './campaign-status.js';
