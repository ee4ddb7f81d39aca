export { useMoveCampaign } from './api/use-move-campaign';
export { useStepCampaign } from './api/use-step-campaign';
export { CancelCampaignDialog } from './ui/cancel-campaign-dialog';
export { ScheduleCampaignDialog } from './ui/schedule-campaign-dialog';
export { SendCampaignDialog } from './ui/send-campaign-dialog';
