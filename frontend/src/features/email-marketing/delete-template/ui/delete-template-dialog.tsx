import type { MailRole } from '@/shared/api';
import type { EmailTemplate } from '@/entities/email-marketing/templates';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useDeleteTemplate } from '../api/use-delete-template';

interface DeleteTemplateDialogProps {
  role: MailRole;
  template: EmailTemplate;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function DeleteTemplateDialog({ role, template: { id, name }, ...dialog }: DeleteTemplateDialogProps) {
  const { send, isPending } = useDeleteTemplate(role);
  return (
    <ConfirmDialog
      title="Delete this template?"
      okText="Delete"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <p>“{name}” will be permanently deleted. Campaigns created from it keep their text.</p>
    </ConfirmDialog>
  );
}
