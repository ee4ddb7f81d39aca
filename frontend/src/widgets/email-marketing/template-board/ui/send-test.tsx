import { Button, Form, Input } from 'antd';
import { emailTemplateCalls, type MailText, type TestMail } from '@/entities/email-marketing/templates';
import { draftKey } from '@/entities/session';
import { type Mutation, type MailRole, useRestMutation } from '@/shared/api';
import { sendTestMail } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { showRefusal, takeBackErrors } from '@/shared/ui/dialogs';
import styles from './template-preview.module.css';

const sendTest = (role: MailRole): Mutation<TestMail, { to: string }> => ({
  send: (mail) => emailTemplateCalls(role).sendTest(mail),
  done: (_, { to }) => ({ title: 'Test sent', description: `It is on its way to ${to}.` }),
  failed: () => ({ title: 'Error sending test' }),
});

const useSendTest = (role: MailRole) => useRestMutation(sendTest(role));

const BLANK = { to: '' };

/** Sends a test email, to check it in other email clients. */
export function SendTest({ role, mail }: { role: MailRole; mail: MailText }) {
  const [form] = Form.useForm<{ to: string }>();
  const draft = useDraft(draftKey(role, 'test-email'), BLANK);
  const { send, isPending } = useSendTest(role);
  const { subject, htmlContent, blocks } = mail;

  function sendTest({ to }: { to: string }) {
    takeBackErrors(form, ['to']);
    send(
      { ...mail, subject: subject ?? '', htmlContent: htmlContent ?? '', to: to.trim() || null },
      {
        onError(error) {
          showRefusal(form, error);
        },
      },
    );
  }

  return (
    <Form<{ to: string }>
      // Only the button sends the test, not Enter.
      component={false}
      form={form}
      name="test-mail"
      layout="vertical"
      initialValues={draft.values}
      onValuesChange={(_, values) => {
        draft.write(values);
        takeBackErrors(form, ['to']);
      }}
      onFinish={sendTest}
    >
      <div className={styles.test}>
        <Form.Item name="to" label="Send a test to (optional)" extra="Leave empty to send it to yourself.">
          <Input type="email" autoComplete="email" maxLength={sendTestMail.to.maxLength} />
        </Form.Item>
        <Button disabled={!subject || !(htmlContent || blocks)} loading={isPending} onClick={form.submit}>
          Send test
        </Button>
      </div>
    </Form>
  );
}
