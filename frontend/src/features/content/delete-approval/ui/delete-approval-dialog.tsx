import type { ApprovalItem } from '@/entities/approval-item';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useDeleteApproval } from '../api/use-delete-approval';

interface DeleteApprovalDialogProps {
  item: ApprovalItem;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function DeleteApprovalDialog({
  item: { id, title, status, scheduledContentId },
  ...dialog
}: DeleteApprovalDialogProps) {
  const { send, isPending } = useDeleteApproval();
  const returns = status === 'pending' && scheduledContentId !== null;
  return (
    <ConfirmDialog
      title={`Delete “${title}”?`}
      okText="Delete"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <p>This permanently deletes the submission and its comments.</p>
      {returns && <p>The site manager keeps the draft and can edit it again.</p>}
    </ConfirmDialog>
  );
}
