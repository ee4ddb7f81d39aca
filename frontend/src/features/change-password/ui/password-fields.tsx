import { Form, Input } from 'antd';
import type { Role } from '@/shared/api';

const MIN_PASSWORD_LENGTH: Record<Role, number> = { admin: 10, manager: 10, staff: 6 };

/** The new password twice. The server has the rules. */
export function NewPasswordFields({ role }: { role: Role }) {
  const tooShort = `Password must be at least ${String(MIN_PASSWORD_LENGTH[role])} characters long`;
  return (
    <>
      <Form.Item
        name="newPassword"
        label="New password"
        rules={[{ required: true, min: MIN_PASSWORD_LENGTH[role], message: tooShort }]}
      >
        <Input.Password required autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="repeated"
        label="Confirm new password"
        dependencies={['newPassword']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value) =>
              value === getFieldValue('newPassword')
                ? Promise.resolve()
                : Promise.reject(new Error('The passwords don’t match.')),
          }),
        ]}
      >
        <Input.Password required autoComplete="new-password" />
      </Form.Item>
    </>
  );
}

export const CurrentPasswordField = ({ label }: { label: string }) => (
  <Form.Item name="currentPassword" label={label} rules={[{ required: true, message: 'Enter your current password.' }]}>
    <Input.Password required autoFocus autoComplete="current-password" />
  </Form.Item>
);
