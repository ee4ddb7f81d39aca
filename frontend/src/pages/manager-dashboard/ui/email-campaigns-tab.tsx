import { CampaignBoard } from '@/widgets/campaign-board';

export const EmailCampaignsTab = () => <CampaignBoard role="manager" />;
