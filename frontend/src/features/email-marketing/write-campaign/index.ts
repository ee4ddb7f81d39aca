export { CreateCampaignDialog } from './ui/create-campaign-dialog';
export { EditCampaignDialog } from './ui/edit-campaign-dialog';
