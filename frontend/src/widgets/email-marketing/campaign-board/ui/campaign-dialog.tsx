import type { Campaign } from '@/entities/email-marketing/campaign';
import { DeleteCampaignDialog } from '@/features/campaign/delete';
import { CancelCampaignDialog, ScheduleCampaignDialog, SendCampaignDialog } from '@/features/campaign/step';
import { EditCampaignDialog } from '@/features/campaign/write';
import type { MailRole } from '@/shared/api';
import type { CampaignDialogKey } from '../model/next-actions';
import { CampaignDetails } from './campaign-details';
import { LookAhead } from './look-ahead';

interface CampaignDialogProps {
  role: MailRole;
  dialog: CampaignDialogKey;
  campaign: Campaign;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function CampaignDialog({ dialog, ...props }: CampaignDialogProps) {
  switch (dialog) {
    case 'view':
      return <CampaignDetails {...props} />;
    case 'schedule':
      return <ScheduleCampaignDialog {...props} />;
    case 'send':
      return (
        <SendCampaignDialog {...props}>
          <LookAhead role={props.role} id={props.campaign.id} />
        </SendCampaignDialog>
      );
    case 'edit':
      return <EditCampaignDialog {...props} />;
    case 'cancel':
      return <CancelCampaignDialog {...props} />;
    case 'delete':
      return <DeleteCampaignDialog {...props} />;
  }
}
