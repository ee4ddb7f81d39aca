import type { Campaign } from '@/entities/email-marketing/campaigns';
import type { MailRole } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useDeleteCampaign } from '../api/use-delete-campaign';

interface DeleteCampaignDialogProps {
  role: MailRole;
  campaign: Campaign;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function DeleteCampaignDialog({
  role,
  campaign: { id, name, startedAt },
  ...dialog
}: DeleteCampaignDialogProps) {
  const { send, isPending } = useDeleteCampaign(role);
  return (
    <ConfirmDialog
      title={`Delete “${name}”?`}
      okText="Delete"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <p>This permanently deletes the campaign{startedAt ? 'and the record of who received it' : ''}.</p>
    </ConfirmDialog>
  );
}
