import { CampaignBoard } from '@/widgets/email-marketing/campaign-board';

export const EmailCampaignsTab = () => <CampaignBoard role="manager" />;
