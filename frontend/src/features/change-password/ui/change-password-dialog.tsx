import { Form, Input, Modal } from 'antd';
import { errorText, fieldErrors, type Role } from '@/shared/api';
import { toast } from '@/shared/ui/toast';
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

export function ChangePasswordDialog({ role, open, onClose }: ChangePasswordDialogProps) {
  const [form] = Form.useForm<Values>();
  const { mutate, isPending } = useChangePassword(role);
  const tooShort = `Password must be at least ${String(SHORTEST[role])} characters long`;

  function save({ currentPassword, newPassword }: Values) {
    mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          toast({ title: 'Password changed', description: 'You have been signed out in other browsers.' });
          onClose();
        },
        onError: (error) => {
          const errors = Object.entries(fieldErrors(error));
          form.setFields(errors.map(([name, message]) => ({ name: name as keyof Values, errors: [message] })));
          toast({
            title: 'Password not changed',
            description: errorText(error, 'Please try again'),
            variant: 'destructive',
          });
        },
      },
    );
  }

  return (
    <Modal
      title="Change password"
      open={open}
      onCancel={onClose}
      okText={isPending ? 'Saving...' : 'Change password'}
      okButtonProps={{ htmlType: 'submit', form: 'change-password', loading: isPending }}
      destroyOnHidden
    >
      <Form<Values>
        id="change-password"
        form={form}
        layout="vertical"
        onFinish={save}
        requiredMark={false}
        preserve={false}
      >
        <Form.Item
          name="currentPassword"
          label="Current password"
          rules={[{ required: true, message: 'Please enter the current password.' }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label="New password"
          rules={[{ required: true, min: SHORTEST[role], message: tooShort }]}
        >
          <Input.Password autoComplete="new-password" />
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
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
