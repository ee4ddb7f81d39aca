import { memo } from 'react';
import { type Enquiry, kindLabels } from '@/entities/enquiry';
import { formatMoment } from '@/entities/restaurant';
import { useOpenItem } from '@/shared/lib/open-item';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { preview } from '../model/sent-fields';
import styles from './enquiry-row.module.css';
import { loadEnquiryDialog } from './open-enquiry';

/** One enquiry; a click anywhere on it opens it. */
export const EnquiryRow = memo(function EnquiryRow({ enquiry }: { enquiry: Enquiry }) {
  const { id, kind, name, email, createdAt, isRead, answers } = enquiry;
  const item = useOpenItem();
  const heading = `enquiry-${id}`;
  return (
    <article className={styles.row} data-read={isRead} aria-labelledby={heading} {...rowMark(id)}>
      <p className={styles.kind}>{kindLabels[kind]}</p>
      <div className={styles.text}>
        <div className={styles.head}>
          <h3 id={heading} className={styles.sender} {...headingMark}>
            <button
              type="button"
              className={styles.open}
              onFocus={() => void loadEnquiryDialog().catch(() => undefined)}
              onClick={() => {
                item.open(id, 'read');
              }}
            >
              {name || email || 'A visitor'}
            </button>
          </h3>
          {isRead === 'false' && <StatusTag tone="waiting">New</StatusTag>}
          {answers.length > 0 && <StatusTag tone="good">Answered</StatusTag>}
        </div>
        <p className={styles.preview}>{preview(enquiry)}</p>
      </div>
      <time className={styles.when} dateTime={createdAt}>
        {formatMoment(createdAt)}
      </time>
    </article>
  );
});
