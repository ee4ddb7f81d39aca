import { Alert, Button, Form, Input } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import type { Role } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { showRefusal } from '@/shared/ui/dialogs';
import { useForgotPassword } from '../api/password-link';

const BLANK = { email: '' };
const never = () => () => undefined;

/** The prerendered page has no draft, and antd reads initial values once: mount the form again after hydration. */
export function ForgotPasswordForm({ role }: { role: Role }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <LinkForm key={String(isHydrated)} role={role} isHydrated={isHydrated} />;
}

interface LinkFormProps {
  role: Role;
  /** Typing before hydration would be lost, so the form is disabled until then. */
  isHydrated: boolean;
}

function LinkForm({ role, isHydrated }: LinkFormProps) {
  const [form] = Form.useForm<{ email: string }>();
  const draft = useDraft(`${role}/forgot-password`, BLANK);
  const { send, isPending } = useForgotPassword(role);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <Alert
        role="status"
        type="success"
        showIcon
        title="Check your email"
        description={`If ${sentTo} has an account here, we’ve sent a link to choose a new password. It works for 30 minutes.`}
      />
    );
  }
  return (
    <Form<{ email: string }>
      form={form}
      layout="vertical"
      requiredMark={false}
      noValidate
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      aria-label="Forgot your password?"
      initialValues={draft.values}
      onValuesChange={(_, values) => {
        draft.write(values);
      }}
      onFinish={({ email }) => {
        send(
          { email },
          {
            draft: draft.key,
            onSuccess: () => {
              setSentTo(email);
            },
            onError: (error) => {
              showRefusal(form, error);
            },
          },
        );
      }}
    >
      <p>Enter your account’s email address and we’ll send you a link to choose a new password.</p>
      <Form.Item
        name="email"
        label="Email"
        rules={[{ required: true, type: 'email', message: 'Please enter a valid email address' }]}
      >
        <Input type="email" size="large" autoComplete="username" disabled={!isHydrated} />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
        {isPending ? 'Sending...' : 'Send link'}
      </Button>
    </Form>
  );
}
