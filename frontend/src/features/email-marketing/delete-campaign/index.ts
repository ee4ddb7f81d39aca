export { DeleteCampaignDialog } from './ui/delete-campaign-dialog';
