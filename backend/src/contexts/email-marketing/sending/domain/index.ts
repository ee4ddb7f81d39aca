export type { EmailHistoryRecord, EmailStatus } from './email-history.js';
export { Sending } from './ports/sending.js';
export { CAMPAIGN, type SendingFact } from './sending.events.js';
export { CAMPAIGN_STATUSES, type CampaignStatus, canBecome } from './campaign-status.js';
