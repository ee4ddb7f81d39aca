import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { type Message, messageCalls, messageQueries, type NewMessage } from '@/entities/message';
import { draftKey } from '@/entities/session';
import { staffQueries } from '@/entities/staff-member';
import { type Mutation, type Role, useRestMutation } from '@/shared/api';
import { sendMessage } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { type DialogProps, FormDialog, required } from '@/shared/ui/dialogs';
import { searchAmong, Select, shownAmong } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import { recipientsFor, senderOf } from '../model';

const sendMessageMutation = (role: Role): Mutation<NewMessage> => ({
  send: (message) => messageCalls(role).send(message),
  done: () => ({ title: 'Message sent' }),
  failed: () => ({ title: 'Error sending message' }),
  invalidates: [messageQueries.all()],
});

const useSendMessage = (role: Role) => useRestMutation(sendMessageMutation(role));

/** 'Re: Soup', with a single 'Re:' however long the conversation. */
export const replySubject = (subject: string) =>
  (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, sendMessage.subject.maxLength);

interface WriteMessageDialogProps extends DialogProps {
  role: Role;
  /** The message being replied to, if any. */
  replyTo: Message | null;
}

interface MessageText {
  receiverId: string;
  subject: string;
  content: string;
}

const BLANK: MessageText = { receiverId: '', subject: '', content: '' };
const isNothing = ({ subject, content }: MessageText) => subject.trim() === '' && content.trim() === '';

export function WriteMessageDialog({ role, replyTo, ...dialog }: WriteMessageDialogProps) {
  const { data: staff = [] } = useQuery({ ...staffQueries.names(role), enabled: role !== 'staff' });
  const sender = replyTo && senderOf(replyTo);
  const known = recipientsFor(role, staff);
  // A former team member stays in a reply's list; the server says why they cannot be reached.
  const recipients = sender && !known.some(({ id }) => id === sender.id) ? [...known, sender] : known;
  const choices = recipients.map(({ id, label }) => ({ value: id, label }));
  const blank = replyTo && sender ? { ...BLANK, receiverId: sender.id, subject: replySubject(replyTo.subject) } : BLANK;
  const draft = useDraft(draftKey(role, `message/${replyTo?.id ?? 'new'}`), blank);
  const { send, isPending } = useSendMessage(role);

  return (
    <FormDialog<MessageText>
      title={replyTo ? `Reply to ${replyTo.senderName}` : 'New Message'}
      okText="Send Message"
      busyText="Sending..."
      isBusy={isPending}
      draft={{ ...draft, write: (text) => (isNothing(text) ? draft.drop() : draft.write(text)) }}
      keepsDraftOnCancel
      onIncomplete={showMissingFields}
      onSend={({ receiverId, subject, content }, onError) => {
        const recipient = recipients.find(({ id }) => id === receiverId);
        if (!recipient) {
          showMissingFields(['receiverId']);
          return;
        }
        const { id, type, name } = recipient;
        send(
          { receiverId: id, receiverType: type, receiverName: name, subject: subject.trim(), content: content.trim() },
          { draft: draft.key, onSuccess: dialog.onClose, onError },
        );
      }}
      {...dialog}
    >
      <Form.Item
        name="receiverId"
        label="Recipient"
        getValueProps={shownAmong(choices)}
        rules={[{ required: true, message: 'Choose a recipient.' }]}
      >
        <Select
          showSearch={searchAmong(choices)}
          placeholder="Select a recipient"
          options={choices}
          autoFocus={!replyTo}
        />
      </Form.Item>
      <Form.Item name="subject" label="Subject" rules={required('Enter a subject.')}>
        <Input required maxLength={sendMessage.subject.maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="content" label="Message" rules={required('Enter a message.')}>
        <Input.TextArea required rows={6} maxLength={sendMessage.content.maxLength} autoFocus={replyTo !== null} />
      </Form.Item>
    </FormDialog>
  );
}

function showMissingFields(fields: readonly string[]) {
  const isUnsaid = fields.includes('subject') || fields.includes('content');
  toast({
    variant: 'destructive',
    ...(isUnsaid
      ? { title: 'Missing information', description: 'Please fill in both subject and message content' }
      : { title: 'Missing recipient', description: 'Please select a message recipient' }),
  });
}
