export { useMoveCampaign } from './api/use-move-campaign';
export { useChangeCampaignStatus } from './api/use-change-campaign-status';
export { CancelCampaignDialog } from './ui/cancel-campaign-dialog';
export { ScheduleCampaignDialog } from './ui/schedule-campaign-dialog';
export { SendCampaignDialog } from './ui/send-campaign-dialog';
