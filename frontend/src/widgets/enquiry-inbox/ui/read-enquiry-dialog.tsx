import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { type Enquiry, kindLabels } from '@/entities/enquiry';
import { formatMoment } from '@/entities/restaurant';
import { useMarkEnquiry } from '@/features/enquiry/mark';
import { ItemTrail } from '@/features/read-trail';
import { mailHref } from '@/shared/links';
import { useOpenItem } from '@/shared/lib/open-item';
import { Dialog } from '@/shared/ui/dialogs';
import { sentFields } from '../model/sent-fields';
import { ContractPart } from './contract-part';
import styles from './read-enquiry-dialog.module.css';

interface ReadEnquiryDialogProps {
  enquiry: Enquiry;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** All that was sent. Whoever opens it has read it. */
export function ReadEnquiryDialog({ enquiry, open, onClose, afterClose }: ReadEnquiryDialogProps) {
  const { id, kind, name, email, createdAt, answers } = enquiry;
  const item = useOpenItem();
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
      width={760}
      onCancel={onClose}
      afterClose={afterClose}
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
              type="primary"
              onClick={() => {
                item.open(id, 'answer');
              }}
            >
              Answer
            </Button>
          )}
        </>
      }
    >
      <p className={styles.from}>
        {email ? <a href={mailHref(email)}>{email}</a> : 'No email address was left'} ·{' '}
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
        <section key={sentAt} className={styles.answer} aria-label={`Answer: ${subject}`}>
          <h3>{subject}</h3>
          <p className={styles.from}>
            Answered by {sentBy} · {formatMoment(sentAt)}
          </p>
          <p className={styles.words}>{message}</p>
        </section>
      ))}
      <ItemTrail subjectType={kind === 'contract' ? 'contract' : 'enquiry'} id={id} />
    </Dialog>
  );
}
