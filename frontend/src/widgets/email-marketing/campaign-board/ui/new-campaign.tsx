export { CreateCampaignDialog as NewCampaign } from '@/features/email-marketing/write-campaign';
