import { Card, Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import styles from './item-card.module.css';

interface ItemCardProps {
  id: string;
  /** The name that people know it by. */
  title: string;
  tag: ReactNode;
  /** Content above the title, such as a date. */
  above?: ReactNode;
  children: ReactNode;
}

/** An item of a list: its facts and status at a glance, its actions below. */
export function ItemCard({ id, title, tag, above, children }: ItemCardProps) {
  const heading = useId();
  return (
    <Card
      role="article"
      size="small"
      className={styles.card}
      classNames={{ body: styles.body }}
      aria-labelledby={heading}
      {...rowMark(id)}
    >
      <header className={styles.head}>
        {above && <p className={styles.above}>{above}</p>}
        <h3 id={heading} className={styles.title} {...headingMark}>
          {title}
        </h3>
        <div className={styles.tag}>{tag}</div>
      </header>
      {children}
    </Card>
  );
}

/** A responsive grid of cards. */
export const CardGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;

/** Short facts on one line, each a `span`. */
export const CardFacts = ({ children }: { children: ReactNode }) => (
  <Flex component="p" gap="0 16px" wrap className={`soft ${styles.facts ?? ''}`}>
    {children}
  </Flex>
);

/** A person's comment. */
export const CardRemark = ({ children }: { children: ReactNode }) => <p className="quote">{children}</p>;

/** At the card's foot. */
export const CardActions = ({ children }: { children: ReactNode }) => (
  <Flex gap="small" wrap className={styles.actions}>
    {children}
  </Flex>
);
