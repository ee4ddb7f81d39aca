import type { ReactNode } from 'react';
import type { Message } from '@/entities/message';
import { useOpenItem } from '@/shared/lib/open-item';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { loadMessageDialog } from './open-message';
import styles from './message-row.module.css';

interface MessageRowProps {
  message: Message;
  /** Stands beside the subject. */
  badge?: ReactNode;
  /** When it came, or went into the archive. */
  when: ReactNode;
  actions?: ReactNode;
}

/** One message; a click anywhere on it opens it. */
export function MessageRow({
  message: { id, subject, senderName, content, isRead },
  badge,
  when,
  actions,
}: MessageRowProps) {
  const item = useOpenItem();
  const heading = `message-${id}`;
  return (
    <article className={styles.row} data-read={isRead} aria-labelledby={heading} {...rowMark(id)}>
      <p className={styles.sender}>{senderName}</p>
      <div className={styles.text}>
        <div className={styles.head}>
          <h3 id={heading} className={styles.subject} {...headingMark}>
            <button
              type="button"
              className={styles.open}
              onFocus={() => void loadMessageDialog().catch(() => undefined)}
              onClick={() => {
                item.open(id, 'read');
              }}
            >
              {subject}
            </button>
          </h3>
          {badge}
        </div>
        <p className={styles.preview}>{content}</p>
      </div>
      <p className={styles.when}>{when}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
