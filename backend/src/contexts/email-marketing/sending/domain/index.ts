export { EMAIL_TRANSITIONS, type EmailHistoryRecord, type EmailStatus, Sending } from './ports/sending.js';
export { CAMPAIGN, CAMPAIGN_STATUSES, CAMPAIGN_TRANSITIONS, type CampaignStatus, type SendingFact } from './sending.js';
