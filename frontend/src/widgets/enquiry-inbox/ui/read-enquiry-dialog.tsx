import { Button, Form, Input } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import {
  type Enquiry,
  type EnquiryAnswer,
  enquiryCalls,
  enquiryQueries,
  foreseeMark,
  kindLabels,
} from '@/entities/enquiry';
import { formatMoment, restaurant } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { trailQueries } from '@/entities/trail';
import { ItemTrail } from '@/features/read-trail';
import { type Change, useChange } from '@/shared/api';
import { answerEnquiry } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { mailHref } from '@/shared/links';
import { Dialog, showRefusal } from '@/shared/ui/dialogs';
import { useAnswerEnquiry } from '../api/use-answer-enquiry';
import { sentFields } from '../model/sent-fields';
import { ContractPart } from './contract-part';
import styles from './read-enquiry-dialog.module.css';

const ABOUT: Readonly<Record<Enquiry['kind'], string>> = {
  contact: `your message to ${restaurant.name}`,
  gift: `your gift card of ${restaurant.name}`,
  consultation: 'your consultation',
  plan: 'your interest in our plans',
  requirements: 'your website requirements',
  contract: 'your services agreement',
};

/** 'Re: your message to The Courtyard Bistro', or what was answered before. */
function answerSubject({ kind, answers }: Enquiry): string {
  return answers.at(-1)?.subject ?? `Re: ${ABOUT[kind]}`;
}

interface AnswerFormProps {
  enquiry: Enquiry;
  onSent: () => void;
}

const fieldId = (id: string) => `answer-${id}`;

/** Goes to where the answer is written, which on a phone is below the question. */
function focusAnswer(id: Enquiry['id']): void {
  document.getElementById(`${fieldId(id)}_message`)?.focus();
}

/** A mail to whoever sent the enquiry; until it is sent or discarded, what was written is kept. */
function AnswerForm({ enquiry, onSent }: AnswerFormProps) {
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

interface Mark {
  enquiry: Enquiry;
  isRead: Enquiry['isRead'];
}

const markEnquiry: Change<Mark> = {
  send: ({ enquiry, isRead }) => enquiryCalls.mark(enquiry.id, isRead),
  failed: () => ({ title: 'Couldn’t update the inquiry', description: 'Please try again.' }),
  stale: [enquiryQueries.all(), trailQueries.all()],
  sendsLatest: true,
  optimistic: ({ enquiry, isRead }) => foreseeMark(enquiry, isRead),
};

const useMarkEnquiry = () => useChange(markEnquiry);

interface ReadEnquiryDialogProps {
  enquiry: Enquiry;
  /** Whether it was opened to be answered. */
  isAnswering: boolean;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** All that was sent, and the answer to it beside it. Whoever opens it has read it. */
export function ReadEnquiryDialog({ enquiry, isAnswering, open, onClose, afterClose }: ReadEnquiryDialogProps) {
  const { id, kind, name, email, createdAt, answers } = enquiry;
  const { send: mark } = useMarkEnquiry();
  const markRead = useEffectEvent(() => {
    if (enquiry.isRead === 'false') mark({ enquiry, isRead: 'true' });
  });
  useEffect(() => {
    if (open) markRead();
  }, [id, open]);

  return (
    <Dialog
      title={`${kindLabels[kind]} from ${name || email || 'a visitor'}`}
      open={open}
      width={email ? 1080 : 760}
      onCancel={onClose}
      afterClose={afterClose}
      afterOpenChange={(isOpen) => {
        if (isOpen && isAnswering) focusAnswer(id);
      }}
      destroyOnHidden
      footer={
        <>
          <Button
            onClick={() => {
              mark({ enquiry, isRead: 'false' });
              onClose();
            }}
          >
            Mark as unread
          </Button>
          {email && (
            <Button
              className={styles.toAnswer}
              onClick={() => {
                focusAnswer(id);
              }}
            >
              Answer
            </Button>
          )}
        </>
      }
    >
      <div className={email ? styles.beside : undefined}>
        <div>
          <p className={styles.from}>
            {email ? <a href={mailHref(email)}>{email}</a> : 'No email address'} ·{' '}
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </p>
          <dl className={styles.fields}>
            {sentFields(enquiry).map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>{field.text}</dd>
              </div>
            ))}
          </dl>
          {kind === 'contract' && <ContractPart id={id} />}
          {answers.map(({ subject, message, sentAt, sentBy }) => (
            <section key={sentAt} className={styles.answer} aria-label={`Reply: ${subject}`}>
              <h3>{subject}</h3>
              <p className={styles.from}>
                Replied by {sentBy} · {formatMoment(sentAt)}
              </p>
              <p className={styles.words}>{message}</p>
            </section>
          ))}
          <ItemTrail subjectType={kind === 'contract' ? 'contract' : 'enquiry'} id={id} />
        </div>
        {email && <AnswerForm enquiry={enquiry} onSent={onClose} />}
      </div>
    </Dialog>
  );
}
