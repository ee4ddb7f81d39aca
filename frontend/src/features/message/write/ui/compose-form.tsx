import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input } from 'antd';
import { messageCalls, messageQueries, type NewMessage } from '@/entities/message';
import { draftKey } from '@/entities/session';
import { staffQueries } from '@/entities/staff-member';
import { type Mutation, type Role, useRestMutation } from '@/shared/api';
import { sendMessage as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { required, showRefusal, useDraftForm } from '@/shared/ui/dialogs';
import { searchAmong, Select, shownAmong } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import { recipientsFor } from '../model';
import styles from './compose-form.module.css';

const sendEmail = (role: Role): Mutation<NewMessage> => ({
  send: (message) => messageCalls(role).send(message),
  done: (message) => ({
    title: 'Message sent',
    ...(message.byEmail && { description: `We also emailed it to ${message.receiverName ?? 'them'}.` }),
  }),
  failed: () => ({ title: 'Failed to send message' }),
  invalidates: [messageQueries.all()],
});

const useSendEmail = (role: Role) => useRestMutation(sendEmail(role));

const EMPTY = { receiverId: '', subject: '', content: '', byEmail: false };
type Values = typeof EMPTY;

/** A message to one team member's mailbox and, if ticked, to their email address. */
export function ComposeForm({ role }: { role: Exclude<Role, 'staff'> }) {
  const { data: staff = [] } = useQuery(staffQueries.names(role));
  const recipients = recipientsFor(role, staff);
  const choices = recipients.map(({ id, label }) => ({ value: id, label }));
  const draft = useDraft(draftKey(role, 'compose'), EMPTY);
  const draftForm = useDraftForm(draft);
  const { send, isPending } = useSendEmail(role);

  function submit({ receiverId, subject, content, byEmail }: Values) {
    const recipient = recipients.find(({ id }) => id === receiverId);
    if (!recipient) return;
    const { type: receiverType, name: receiverName } = recipient;
    send(
      { receiverId, receiverType, receiverName, subject: subject.trim(), content: content.trim(), byEmail },
      {
        draft: draft.key,
        onError(error) {
          showRefusal(draftForm.form, error);
        },
      },
    );
  }

  return (
    <Form<Values>
      {...draftForm}
      name="compose-form"
      className={`gapped ${styles.form ?? ''}`}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      noValidate
      aria-labelledby="compose"
      onFinish={submit}
      onFinishFailed={showMissingFields}
    >
      <h2 id="compose">Compose</h2>
      <Form.Item
        name="receiverId"
        label="Recipient"
        required
        getValueProps={shownAmong(choices)}
        rules={[{ type: 'enum', enum: recipients.map(({ id }) => id), message: 'Choose a recipient.' }]}
      >
        <Select showSearch={searchAmong(choices)} placeholder="Select a recipient" options={choices} />
      </Form.Item>
      <Form.Item name="subject" label="Subject" rules={required('Enter a subject.')}>
        <Input required autoComplete="off" maxLength={limits.subject.maxLength} />
      </Form.Item>
      <Form.Item name="content" label="Message" rules={required('Enter a message.')}>
        <Input.TextArea required rows={8} maxLength={limits.content.maxLength} />
      </Form.Item>
      <Form.Item name="byEmail" valuePropName="checked">
        <Checkbox>Also send it by email</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isPending}>
        {isPending ? 'Sending...' : 'Send Email'}
      </Button>
    </Form>
  );
}

function showMissingFields() {
  toast({
    variant: 'destructive',
    title: 'Missing information',
    description: 'Please fill in all required fields and select a recipient',
  });
}
