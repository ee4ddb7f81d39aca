import { Form, Input } from 'antd';
import type { Enquiry, EnquiryAnswer } from '@/entities/enquiry';
import { draftKey } from '@/entities/session';
import { answerEnquiry } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useAnswerEnquiry } from '../api/use-answer-enquiry';
import { answerSubject } from '../model/answer-subject';

interface AnswerEnquiryDialogProps {
  enquiry: Enquiry;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** A mail to whoever sent the enquiry; until it is sent or given up, what was written is kept. */
export function AnswerEnquiryDialog({ enquiry, ...dialog }: AnswerEnquiryDialogProps) {
  const draft = useDraft(draftKey('admin', `enquiry/${enquiry.id}`), { subject: answerSubject(enquiry), message: '' });
  const { send, isPending } = useAnswerEnquiry(enquiry.id);

  return (
    <FormDialog<EnquiryAnswer>
      title={`Answer to ${enquiry.name || enquiry.email}`}
      okText="Send Answer"
      busyText="Sending..."
      isBusy={isPending}
      draft={draft}
      isKeptByCancel
      onSend={({ subject, message }, onError) => {
        send(
          { subject: subject.trim(), message: message.trim() },
          { draft: draft.key, onSuccess: dialog.onClose, onError },
        );
      }}
      {...dialog}
    >
      <p>
        To <strong>{enquiry.email}</strong>
      </p>
      <Form.Item
        name="subject"
        label="Subject"
        rules={[{ required: true, whitespace: true, message: 'Say what it is about.' }]}
      >
        <Input required maxLength={answerEnquiry.subject.maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="message"
        label="Message"
        rules={[{ required: true, whitespace: true, message: 'Write your answer.' }]}
      >
        <Input.TextArea required rows={8} maxLength={answerEnquiry.message.maxLength} autoFocus />
      </Form.Item>
    </FormDialog>
  );
}
