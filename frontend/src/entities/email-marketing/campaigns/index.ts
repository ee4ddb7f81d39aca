export {
  type Campaign,
  campaignCalls,
  type CampaignChange,
  type CampaignFigures,
  type CampaignPreview,
  campaignQueries,
  type CampaignStatus,
  decideCampaign,
  type NewCampaign,
  type PreFlight,
  type WholeCampaign,
} from './api';
export {
  CAMPAIGN_STATUSES,
  CampaignTag,
  campaignTone,
  inPercent,
  rate,
  type Recipients,
  recipientsInWords,
} from './ui/campaign-tag';
export { aheadOf, TO_EVERYONE } from './model';
export { ApprovalTag } from './ui/approval-tag';
export { CampaignRecipients } from './ui/campaign-recipients';
export { CampaignMail } from './ui/campaign-mail';
