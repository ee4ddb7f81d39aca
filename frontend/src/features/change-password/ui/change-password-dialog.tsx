import { Form, Input } from 'antd';
import type { Role } from '@/shared/api';
import { FormDialog } from '@/shared/ui/dialogs';
import { type NewPassword, useChangePassword } from '../api/use-change-password';

const SHORTEST: Record<Role, number> = { admin: 10, manager: 10, staff: 6 };

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
  const tooShort = `Password must be at least ${String(SHORTEST[role])} characters long`;

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
      <Form.Item
        name="currentPassword"
        label="Current password"
        rules={[{ required: true, message: 'Please enter the current password.' }]}
      >
        <Input.Password required autoFocus autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label="New password"
        rules={[{ required: true, min: SHORTEST[role], message: tooShort }]}
      >
        <Input.Password required autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="repeated"
        label="New password again"
        dependencies={['newPassword']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value) =>
              value === getFieldValue('newPassword')
                ? Promise.resolve()
                : Promise.reject(new Error('The two new passwords are not the same.')),
          }),
        ]}
      >
        <Input.Password required autoComplete="new-password" />
      </Form.Item>
    </FormDialog>
  );
}
