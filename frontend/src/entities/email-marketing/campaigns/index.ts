export {
  type Campaign,
  campaignCalls,
  type CampaignChange,
  type CampaignFigures,
  type CampaignPreview,
  type CampaignStatus,
  decideCampaign,
  type NewCampaign,
  type PreFlight,
  type WholeCampaign,
} from './api/email-campaign.calls';
export { campaignQueries } from './api/email-campaign.queries';
export {
  CAMPAIGN_STATUSES,
  campaignTone,
  inPercent,
  rate,
  type Recipients,
  recipientsCounted,
  recipientsInWords,
} from './model/describe';
export { aheadOf } from './model/send-date';
export { campaignWords } from './model/trail-words';
export { ApprovalTag } from './ui/approval-tag';
export { CampaignMail } from './ui/campaign-mail';
export { CampaignTag } from './ui/campaign-tag';
