import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { createFirstOwner as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { AnswerView } from '@/shared/ui/answer-view';
import { required, showRefusal } from '@/shared/ui/dialogs';
import { firstOwnerLinkQuery, useCreateFirstOwner } from '../api/password-link';
import { NewPasswordFields } from './password-fields';

interface FirstOwnerValues {
  name: string;
  email: string;
  newPassword: string;
}

interface FirstOwnerFormProps {
  /** From the link in the server's log. */
  token: string;
  onDone: () => void;
}

/** Creates the first account of a new installation. */
export function FirstOwnerForm({ token, onDone }: FirstOwnerFormProps) {
  const answer = useQuery(firstOwnerLinkQuery(token));
  const [form] = Form.useForm<FirstOwnerValues>();
  const draft = useDraft('admin/setup', { name: '', email: '' });
  const { send, isPending } = useCreateFirstOwner();
  return (
    <AnswerView answer={answer} loading="Loading..." failed="Couldn’t open this link.">
      {() => (
        <Form<FirstOwnerValues>
          form={form}
          layout="vertical"
          requiredMark={false}
          noValidate
          scrollToFirstError={{ focus: true }}
          aria-label="Create the owner’s account"
          initialValues={draft.values}
          onValuesChange={(_, { name, email }) => {
            draft.write({ name, email });
          }}
          onFinish={({ name, email, newPassword }) => {
            send(
              { token, name, email, newPassword },
              {
                draft: draft.key,
                onSuccess: onDone,
                onError: (error) => {
                  showRefusal(form, error);
                },
              },
            );
          }}
        >
          <p>You’ll sign in with this account. Later you can add your team, and more owners.</p>
          <Form.Item name="name" label="Your name" rules={required('Enter your name.')}>
            <Input required size="large" autoComplete="name" maxLength={limits.name.maxLength} />
          </Form.Item>
          <Form.Item
            name="email"
            label="Email"
            rules={[{ required: true, type: 'email', message: 'Please enter a valid email address' }]}
          >
            <Input required type="email" size="large" autoComplete="username" maxLength={limits.email.maxLength} />
          </Form.Item>
          <NewPasswordFields role="admin" />
          <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
            {isPending ? 'Creating...' : 'Create Account'}
          </Button>
        </Form>
      )}
    </AnswerView>
  );
}
