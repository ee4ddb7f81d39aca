import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import type { Role } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { showRefusal } from '@/shared/ui/dialogs';
import { passwordLinkQuery, useChoosePassword } from '../api/password-link';
import { NewPasswordFields } from './password-fields';

interface ChoosePasswordFormProps {
  role: Role;
  /** From the emailed link. */
  token: string;
  onDone: () => void;
}

export function ChoosePasswordForm({ role, token, onDone }: ChoosePasswordFormProps) {
  const answer = useQuery(passwordLinkQuery(role, token));
  const [form] = Form.useForm<{ newPassword: string }>();
  const { send, isPending } = useChoosePassword(role);
  return (
    <AnswerView answer={answer} loading="Loading..." failed="Couldn’t open this link.">
      {({ name, email, isInvitation }) => (
        <Form<{ newPassword: string }>
          form={form}
          layout="vertical"
          requiredMark={false}
          noValidate
          scrollToFirstError={{ focus: true }}
          aria-label="Choose your password"
          onFinish={({ newPassword }) => {
            send(
              { token, newPassword },
              {
                onSuccess: onDone,
                onError: (error) => {
                  showRefusal(form, error);
                },
              },
            );
          }}
        >
          <p>
            {isInvitation ? `Welcome, ${name}. ` : ''}You sign in with <strong>{email}</strong>.
          </p>
          {/* For password managers, which store address and password together. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <NewPasswordFields role={role} />
          <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
            {isPending ? 'Saving...' : 'Save password'}
          </Button>
        </Form>
      )}
    </AnswerView>
  );
}
