import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { activityQueries } from '@/entities/activity';
import {
  answerReply,
  type BoardRole,
  type Reply,
  replyToAnswer,
  type Reservation,
  reservationQueries,
} from '@/entities/reservation';
import { draftKey } from '@/entities/session';
import { useRestMutation } from '@/shared/api';
import { answerReply as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { AnswerDialog, Dialog, type DialogProps, FormDialog, required } from '@/shared/ui/dialogs';

const useAnswerReply = (role: BoardRole, { id, customerName }: Reply) =>
  useRestMutation({
    send: (text: string) => answerReply(role, id, text),
    done: () => ({ title: 'Answer sent', subject: customerName }),
    failed: () => ({ title: 'Couldn’t send the answer', description: 'Please try again' }),
    invalidates: [reservationQueries.replies(role).queryKey, activityQueries.all()],
  });

interface AnswerReplyDialogProps extends DialogProps {
  role: BoardRole;
  reservation: Pick<Reservation, 'id' | 'customerName'>;
}

/** Writes back to a guest, the way the reply came. */
export function AnswerReplyDialog(props: AnswerReplyDialogProps) {
  const { role, reservation, ...dialog } = props;
  const answer = useQuery(reservationQueries.repliesAbout(role, reservation.id));
  const title = `Answer ${reservation.customerName}`;
  return (
    <AnswerDialog answer={answer} title={title} failed="Couldn’t load replies." {...dialog}>
      {(replies) => {
        const reply = replyToAnswer(replies);
        if (reply) return <AnswerForm {...props} title={title} reply={reply} />;
        return (
          <Dialog {...dialog} title={title} footer={null} onCancel={dialog.onClose} destroyOnHidden>
            <p>All replies of this guest are answered.</p>
          </Dialog>
        );
      }}
    </AnswerDialog>
  );
}

interface AnswerFormProps extends AnswerReplyDialogProps {
  title: string;
  reply: Reply;
}

function AnswerForm({ role, reservation: _, title, reply, ...dialog }: AnswerFormProps) {
  const { id, text, textedFrom, otherAddress } = reply;
  const draft = useDraft(draftKey(role, `reply/${id}`), { text: '' });
  const { send, isPending } = useAnswerReply(role, reply);
  return (
    <FormDialog<{ text: string }>
      title={title}
      okText="Send Answer"
      busyText="Sending..."
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        send(values.text.trim(), { draft: draft.key, onSuccess: dialog.onClose, onError });
      }}
      {...dialog}
    >
      <p className="quote pre-line" dir="auto" style={{ marginBottom: 16 }}>
        {text || '(empty message)'}
      </p>
      <Form.Item
        name="text"
        label="Your answer"
        rules={required('Write your answer.')}
        extra={textedFrom === null ? `Sent by email to ${otherAddress ?? 'the guest'}.` : 'Sent as a text message.'}
      >
        <Input.TextArea autoFocus required rows={4} maxLength={limits.text.maxLength} />
      </Form.Item>
    </FormDialog>
  );
}
