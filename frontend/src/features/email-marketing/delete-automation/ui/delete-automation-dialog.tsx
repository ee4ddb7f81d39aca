import type { Automation } from '@/entities/email-marketing/automations';
import type { MailRole } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useDeleteAutomation } from '../api/use-delete-automation';

interface DeleteAutomationDialogProps {
  role: MailRole;
  automation: Automation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function DeleteAutomationDialog({ role, automation: { id, name }, ...dialog }: DeleteAutomationDialogProps) {
  const { send, isPending } = useDeleteAutomation(role);
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
      <p>It stops right away, including for people partway through.</p>
    </ConfirmDialog>
  );
}
