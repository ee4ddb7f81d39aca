export { CampaignApproval } from './ui/campaign-approval';
