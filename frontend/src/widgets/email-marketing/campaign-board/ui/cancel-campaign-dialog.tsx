import type { Campaign } from '@/entities/email-marketing/campaigns';
import type { MailRole } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useChangeCampaignStatus } from '../api/use-change-campaign-status';

interface CancelCampaignDialogProps {
  role: MailRole;
  campaign: Campaign;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** A canceled campaign cannot be resumed. */
export function CancelCampaignDialog({
  role,
  campaign: { id, name, startedAt },
  ...dialog
}: CancelCampaignDialogProps) {
  const { send, isPending } = useChangeCampaignStatus(role);
  return (
    <ConfirmDialog
      title={`Cancel “${name}”?`}
      okText="Cancel Campaign"
      cancelText="Keep It"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id, status: 'cancelled' }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <p>{startedAt ? 'No one else gets it' : 'No one gets it'}, and you can’t restart it.</p>
    </ConfirmDialog>
  );
}
