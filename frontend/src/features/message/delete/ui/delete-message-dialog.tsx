import type { Message } from '@/entities/message';
import type { Role } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useDeleteMessage } from '../api/use-delete-message';

interface DeleteMessageDialogProps {
  role: Role;
  message: Message;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function DeleteMessageDialog({
  role,
  message: { id, subject, senderName },
  ...dialog
}: DeleteMessageDialogProps) {
  const { send, isPending } = useDeleteMessage(role);
  return (
    <ConfirmDialog
      title="Delete this message?"
      okText="Delete"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <p>
        “{subject}” from {senderName} will be permanently deleted.
      </p>
    </ConfirmDialog>
  );
}
