import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { type PasskeyWish, sessionQueries } from '@/entities/session';
import type { OfficeRole, Role } from '@/shared/api';
import { showRefusal } from '@/shared/ui/dialogs';
import { useAddPasskey } from '../api/use-passkeys';
import styles from './passkeys.module.css';

interface AddPasskeyProps {
  role: Role;
  onDone: () => void;
}

export const AddPasskey = ({ role, ...form }: AddPasskeyProps) =>
  role === 'staff' ? (
    <AddPasskeyForm role={role} asksCode={false} {...form} />
  ) : (
    <AddPasskeyInOffice role={role} {...form} />
  );

function AddPasskeyInOffice({ role, ...form }: AddPasskeyProps & { role: OfficeRole }) {
  const { data: step } = useQuery(sessionQueries.secondStep(role));
  return <AddPasskeyForm role={role} asksCode={step !== undefined && step.since !== null} {...form} />;
}

/** Asks for the own password, and a code where somebody signs in in two steps, before the browser asks its own questions. */
function AddPasskeyForm({ role, asksCode, onDone }: AddPasskeyProps & { asksCode: boolean }) {
  const [form] = Form.useForm<PasskeyWish>();
  const { send, isPending } = useAddPasskey(role);

  return (
    <Form<PasskeyWish>
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      noValidate
      aria-label="Add a passkey"
      onFinish={(wish) => {
        send(wish, {
          onSuccess: onDone,
          onError: (error) => {
            showRefusal(form, error);
          },
        });
      }}
    >
      <Form.Item
        name="name"
        label="Name"
        extra="So you recognize it, such as “My phone”."
        rules={[{ required: true, whitespace: true, message: 'Enter a name.' }]}
      >
        <Input required maxLength={60} autoComplete="off" autoFocus />
      </Form.Item>
      <Form.Item
        name="password"
        label="Your password"
        rules={[{ required: true, message: 'Enter your current password.' }]}
      >
        <Input.Password required autoComplete="current-password" />
      </Form.Item>
      {asksCode && (
        <Form.Item
          name="code"
          label="Code from the app"
          extra="No phone? Enter one of your recovery codes."
          rules={[{ required: true, message: 'Enter the code from your app.' }]}
        >
          <Input required inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
        </Form.Item>
      )}
      <div className={styles.buttons}>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Add
        </Button>
      </div>
    </Form>
  );
}
