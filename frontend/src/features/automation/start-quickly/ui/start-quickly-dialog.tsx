import type { QuickStartKind } from '@/entities/email-marketing/automation';
import type { MailRole } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useStartQuickly } from '../api/use-start-quickly';

interface StartQuicklyDialogProps {
  role: MailRole;
  kind: QuickStartKind;
  title: string;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function StartQuicklyDialog({ role, kind, title, ...dialog }: StartQuicklyDialogProps) {
  const { send, isPending } = useStartQuickly(role);
  return (
    <ConfirmDialog
      title={`Start ‘${title}’?`}
      okText="Start"
      isBusy={isPending}
      onConfirm={() => {
        send({ kind }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <p>
        Its texts are added to your templates, where you can change them at any time. It is active at once: pause it
        first if you would like to read them before the first guest does.
      </p>
    </ConfirmDialog>
  );
}
