export {
  type Campaign,
  campaignCalls,
  type CampaignChange,
  type CampaignFigures,
  type CampaignStatus,
  decideCampaign,
  type NewCampaign,
  type PreFlight,
  type WholeCampaign,
} from './api/email-campaign.calls';
export { campaignQueries } from './api/email-campaign.queries';
export { CAMPAIGN_STATUSES, campaignTone, rate, type Recipients, recipientsInWords } from './model/describe';
export { campaignWords } from './model/trail-words';
export { CampaignTag } from './ui/campaign-tag';
