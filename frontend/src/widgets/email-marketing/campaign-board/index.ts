export { CampaignBoard } from './ui/campaign-board';
