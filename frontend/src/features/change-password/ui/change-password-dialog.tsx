import type { Role } from '@/shared/api';
import { FormDialog } from '@/shared/ui/dialogs';
import { type NewPassword, useChangePassword } from '../api/use-change-password';
import { CurrentPasswordField, NewPasswordFields } from './password-fields';

interface Values extends NewPassword {
  repeated: string;
}

interface ChangePasswordDialogProps {
  role: Role;
  open: boolean;
  onClose: () => void;
}

export function ChangePasswordDialog({ role, ...dialog }: ChangePasswordDialogProps) {
  const { send, isPending } = useChangePassword(role);
  return (
    <FormDialog<Values>
      title="Change password"
      okText="Change password"
      isBusy={isPending}
      onSend={({ currentPassword, newPassword }, onError) => {
        send({ currentPassword, newPassword }, { onSuccess: dialog.onClose, onError });
      }}
      {...dialog}
    >
      <CurrentPasswordField label="Current password" />
      <NewPasswordFields role={role} />
    </FormDialog>
  );
}
