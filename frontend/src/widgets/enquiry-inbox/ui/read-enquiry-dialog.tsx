import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { type Enquiry, kindLabels } from '@/entities/enquiry';
import { formatMoment } from '@/entities/restaurant';
import { AnswerForm, focusAnswer } from './answer-form';
import { useMarkEnquiry } from '../api/use-mark-enquiry';
import { ItemTrail } from '@/features/read-trail';
import { mailHref } from '@/shared/links';
import { Dialog } from '@/shared/ui/dialogs';
import { sentFields } from '../model/sent-fields';
import { ContractPart } from './contract-part';
import styles from './read-enquiry-dialog.module.css';

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
