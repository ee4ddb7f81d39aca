import { Button, Flex, Form, Input } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import {
  type Inquiry,
  type InquiryAnswer,
  inquiryCalls,
  inquiryQueries,
  kindLabels,
  optimisticMark,
} from '@/entities/inquiry';
import { formatMoment, restaurant } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { ItemActivity } from '@/features/activity-log';
import { type Mutation, useRestMutation } from '@/shared/api';
import { answerEnquiry } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { mailHref } from '@/shared/links';
import { Dialog, type DialogProps, required, RestoredNote, showRefusal } from '@/shared/ui/dialogs';
import { sentFields } from '../model';
import { ContractPart } from './contract-part';
import styles from './read-inquiry-dialog.module.css';

const answerInquiry = (id: string): Mutation<InquiryAnswer> => ({
  send: (answer) => inquiryCalls.answer(id, answer),
  done: () => ({ title: 'Reply sent' }),
  failed: () => ({ title: 'Couldn’t send the reply', description: 'Please try again.' }),
  invalidates: [inquiryQueries.all(), activityQueries.all()],
});

const useAnswerInquiry = (id: string) => useRestMutation(answerInquiry(id));

const ABOUT: Readonly<Record<Inquiry['kind'], () => string>> = {
  contact: () => `your message to ${restaurant.name}`,
  gift: () => `your gift card of ${restaurant.name}`,
  consultation: () => 'your consultation',
  plan: () => 'your interest in our plans',
  requirements: () => 'your website requirements',
  contract: () => 'your services agreement',
};

/** 'Re: your message to The Courtyard Bistro', or the subject of the last reply. */
function answerSubject({ kind, answers }: Inquiry): string {
  return answers.at(-1)?.subject ?? `Re: ${ABOUT[kind]()}`;
}

interface AnswerFormProps {
  inquiry: Inquiry;
  onSent: () => void;
}

const fieldId = (id: string) => `answer-${id}`;

/** Moves to the reply, which on a phone is below the question. */
function focusAnswer(id: Inquiry['id']): void {
  document.getElementById(`${fieldId(id)}_message`)?.focus();
}

/** An email to the sender of the inquiry; typing is a draft until it is sent or discarded. */
function AnswerForm({ inquiry, onSent }: AnswerFormProps) {
  const blank = { subject: answerSubject(inquiry), message: '' };
  const draft = useDraft(draftKey('admin', `enquiry/${inquiry.id}`), blank);
  const { send, isPending } = useAnswerInquiry(inquiry.id);
  const [form] = Form.useForm<InquiryAnswer>();

  return (
    <section aria-label={`Reply to ${inquiry.name || inquiry.email}`}>
      <h3>Answer</h3>
      <p className={styles.to}>
        To <strong>{inquiry.email}</strong>
      </p>
      <Form<InquiryAnswer>
        name={fieldId(inquiry.id)}
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
        <Form.Item name="subject" label="Subject" rules={required('Enter a subject.')}>
          <Input required maxLength={answerEnquiry.subject.maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item name="message" label="Message" rules={required('Write your reply.')}>
          <Input.TextArea required rows={8} maxLength={answerEnquiry.message.maxLength} />
        </Form.Item>
        <Flex gap="8px 16px" wrap align="center" justify="end">
          <RestoredNote
            draft={draft}
            onDiscarded={() => {
              form.setFieldsValue(blank);
            }}
            size="small"
          />
          <Button type="primary" htmlType="submit" loading={isPending}>
            {isPending ? 'Sending...' : 'Send Reply'}
          </Button>
        </Flex>
      </Form>
    </section>
  );
}

interface Mark {
  inquiry: Inquiry;
  isRead: Inquiry['isRead'];
}

const markInquiry: Mutation<Mark> = {
  send: ({ inquiry, isRead }) => inquiryCalls.mark(inquiry.id, isRead),
  failed: () => ({ title: 'Couldn’t update the inquiry', description: 'Please try again.' }),
  invalidates: [inquiryQueries.all(), activityQueries.all()],
  sendsLatest: true,
  optimisticUpdate: ({ inquiry, isRead }) => optimisticMark(inquiry, isRead),
};

const useMarkInquiry = () => useRestMutation(markInquiry);

interface ReadInquiryDialogProps extends DialogProps {
  inquiry: Inquiry;
  /** Whether it was opened for replying. */
  isAnswering: boolean;
}

/** The inquiry next to its reply. Opening it marks it as read. */
export function ReadInquiryDialog({ inquiry, isAnswering, open, onClose, afterClose }: ReadInquiryDialogProps) {
  const { id, kind, name, email, createdAt, answers } = inquiry;
  const { send: mark } = useMarkInquiry();
  const markRead = useEffectEvent(() => {
    if (inquiry.isRead === 'false') mark({ inquiry, isRead: 'true' });
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
              mark({ inquiry, isRead: 'false' });
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
          <p className="soft">
            {email ? <a href={mailHref(email)}>{email}</a> : 'No email address'} ·{' '}
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </p>
          <Flex component="dl" vertical gap={12} className={styles.fields}>
            {sentFields(inquiry).map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>{field.text}</dd>
              </div>
            ))}
          </Flex>
          {kind === 'contract' && <ContractPart id={id} />}
          {answers.map(({ subject, message, sentAt, sentBy }) => (
            <section key={sentAt} className="remark" style={{ marginTop: 16 }} aria-label={`Reply: ${subject}`}>
              <h3>{subject}</h3>
              <p className="soft">
                Replied by {sentBy} · {formatMoment(sentAt)}
              </p>
              <p className="pre-line" style={{ marginTop: 8 }}>
                {message}
              </p>
            </section>
          ))}
          <ItemActivity subjectType={kind === 'contract' ? 'contract' : 'enquiry'} id={id} />
        </div>
        {email && <AnswerForm inquiry={inquiry} onSent={onClose} />}
      </div>
    </Dialog>
  );
}
