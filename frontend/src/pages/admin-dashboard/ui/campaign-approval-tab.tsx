export { CampaignApproval as CampaignApprovalTab } from '@/widgets/email-marketing/campaign-approval';
