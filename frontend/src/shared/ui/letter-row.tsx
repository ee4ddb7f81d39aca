import { type ReactNode, useId } from 'react';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import styles from './letter-row.module.css';

interface LetterRowProps {
  id: string;
  isRead: boolean;
  /** The sender, or the kind of message. */
  from: string;
  title: string;
  /** Next to the title. */
  badge?: ReactNode;
  preview: string;
  when: ReactNode;
  /** Elements with `data-on-hover` appear only under the pointer, if there is one. */
  actions?: ReactNode;
  /** The pointer or focus is on it, so it may be opened next. */
  onApproach: () => void;
  onOpen: () => void;
}

/** A message of an inbox; a click anywhere on it opens it. */
export function LetterRow({ id, isRead, from, title, badge, preview, when, actions, ...does }: LetterRowProps) {
  const heading = useId();
  return (
    <article className={styles.row} data-read={String(isRead)} aria-labelledby={heading} {...rowMark(id)}>
      <p className={styles.from}>{from}</p>
      <div className={styles.text}>
        <div className={styles.head}>
          <h3 id={heading} className={styles.title} {...headingMark}>
            <button type="button" className={styles.open} onFocus={does.onApproach} onClick={does.onOpen}>
              {title}
            </button>
          </h3>
          {badge}
        </div>
        <p className={styles.preview}>{preview}</p>
      </div>
      <p className={styles.when}>{when}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
