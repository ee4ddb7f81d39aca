import type { ContentStatus, ScheduledContent } from '@/entities/scheduled-content';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useDeleteContent } from '../api/use-delete-content';

interface DeleteContentDialogProps {
  content: ScheduledContent;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

const CONSEQUENCE: Partial<Record<ContentStatus, string>> = {
  submitted: 'The owner will no longer be asked to approve it.',
  approved: 'It was approved and will not be published.',
  published: 'It was published and will no longer be shown.',
};

export function DeleteContentDialog({ content: { id, title, status }, ...dialog }: DeleteContentDialogProps) {
  const { send, isPending } = useDeleteContent();
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
      <p>This permanently deletes the content. {CONSEQUENCE[status]}</p>
    </ConfirmDialog>
  );
}
