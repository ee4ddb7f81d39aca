import { Button, Form, Input } from 'antd';
import type { Enquiry, EnquiryAnswer } from '@/entities/enquiry';
import { draftKey } from '@/entities/session';
import { answerEnquiry } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { showRefusal } from '@/shared/ui/dialogs';
import { useAnswerEnquiry } from '../api/use-answer-enquiry';
import { answerSubject } from '../model/answer-subject';
import styles from './answer-form.module.css';

interface AnswerFormProps {
  enquiry: Enquiry;
  onSent: () => void;
}

const fieldId = (id: string) => `answer-${id}`;

/** Goes to where the answer is written, which on a phone is below the question. */
export function focusAnswer(id: Enquiry['id']): void {
  document.getElementById(`${fieldId(id)}_message`)?.focus();
}

/** A mail to whoever sent the enquiry; until it is sent or discarded, what was written is kept. */
export function AnswerForm({ enquiry, onSent }: AnswerFormProps) {
  const blank = { subject: answerSubject(enquiry), message: '' };
  const draft = useDraft(draftKey('admin', `enquiry/${enquiry.id}`), blank);
  const { send, isPending } = useAnswerEnquiry(enquiry.id);
  const [form] = Form.useForm<EnquiryAnswer>();

  return (
    <section className={styles.answer} aria-label={`Reply to ${enquiry.name || enquiry.email}`}>
      <h3 className={styles.title}>Answer</h3>
      <p className={styles.to}>
        To <strong>{enquiry.email}</strong>
      </p>
      <Form<EnquiryAnswer>
        name={fieldId(enquiry.id)}
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={draft.values}
        onValuesChange={(_, values) => {
          draft.write(values);
        }}
        noValidate
        onFinish={({ subject, message }) => {
          send(
            { subject: subject.trim(), message: message.trim() },
            {
              draft: draft.key,
              onSuccess: onSent,
              onError: (error) => {
                showRefusal(form, error);
              },
            },
          );
        }}
      >
        <Form.Item
          name="subject"
          label="Subject"
          rules={[{ required: true, whitespace: true, message: 'Enter a subject.' }]}
        >
          <Input required maxLength={answerEnquiry.subject.maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="message"
          label="Message"
          rules={[{ required: true, whitespace: true, message: 'Write your reply.' }]}
        >
          <Input.TextArea required rows={8} maxLength={answerEnquiry.message.maxLength} />
        </Form.Item>
        <div className={styles.send}>
          {draft.isRestored && (
            <p role="status">
              Unsaved changes restored.{' '}
              <Button
                size="small"
                onClick={() => {
                  draft.drop();
                  form.setFieldsValue(blank);
                }}
              >
                Discard
              </Button>
            </p>
          )}
          <Button type="primary" htmlType="submit" loading={isPending}>
            {isPending ? 'Sending...' : 'Send Reply'}
          </Button>
        </div>
      </Form>
    </section>
  );
}
