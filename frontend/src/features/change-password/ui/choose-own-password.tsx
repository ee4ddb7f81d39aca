import { Button, Form } from 'antd';
import type { Role } from '@/shared/api';
import { showRefusal } from '@/shared/ui/dialogs';
import { type NewPassword, useChangePassword } from '../api/use-change-password';
import { CurrentPasswordField, NewPasswordFields } from './password-fields';

interface ChooseOwnPasswordProps {
  role: Role;
  onDone: () => void;
}

/** For people who have signed in with a password that someone else has set. */
export function ChooseOwnPassword({ role, onDone }: ChooseOwnPasswordProps) {
  const [form] = Form.useForm<NewPassword>();
  const { send, isPending } = useChangePassword(role);
  return (
    <Form<NewPassword>
      form={form}
      layout="vertical"
      requiredMark={false}
      noValidate
      scrollToFirstError={{ focus: true }}
      aria-label="Choose your password"
      onFinish={({ currentPassword, newPassword }) => {
        send(
          { currentPassword, newPassword },
          {
            onSuccess: onDone,
            onError: (error) => {
              showRefusal(form, error);
            },
          },
        );
      }}
    >
      <CurrentPasswordField label="The password you were given" />
      <NewPasswordFields role={role} />
      <Button type="primary" htmlType="submit" loading={isPending}>
        {isPending ? 'Saving...' : 'Save password'}
      </Button>
    </Form>
  );
}
