import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import styles from './list-row.module.css';

interface ListRowProps {
  id: string;
  /** Unread rows stand out. */
  isRead?: boolean;
  /** The sender, or the kind of message. */
  from?: string;
  title: string;
  /** Next to the title. */
  badge?: ReactNode;
  children: ReactNode;
  when?: ReactNode;
  /** Elements with `data-on-hover` appear only under the pointer, if there is one. */
  actions?: ReactNode;
  /** A click anywhere on the row. */
  onOpen?: () => void;
}

/** A row of a list: an email, or what a table shows on a phone. */
export function ListRow({ id, isRead, from, title, badge, children, when, actions, onOpen }: ListRowProps) {
  const heading = useId();
  return (
    <article className={styles.row} data-read={isRead} aria-labelledby={heading} {...rowMark(id)}>
      {from !== undefined && <p className={styles.from}>{from}</p>}
      <div className={styles.text}>
        <Flex gap="4px 8px" wrap align="center">
          <h3 id={heading} {...headingMark}>
            {onOpen ? (
              <button type="button" className={styles.open} onClick={onOpen}>
                {title}
              </button>
            ) : (
              title
            )}
          </h3>
          {badge}
        </Flex>
        {typeof children === 'string' ? <p className="lines soft">{children}</p> : children}
      </div>
      {when !== undefined && <p className={styles.when}>{when}</p>}
      {actions && (
        <Flex justify="end" className={styles.actions}>
          {actions}
        </Flex>
      )}
    </article>
  );
}
