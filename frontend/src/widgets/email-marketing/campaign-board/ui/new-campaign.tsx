export { CreateCampaignDialog as NewCampaign } from './create-campaign-dialog';
