export { CreateCampaignDialog as NewCampaign } from '@/features/campaign/write';
