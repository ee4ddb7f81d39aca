import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** What is missing: 'No contacts yet.' */
  text: string;
  /** What to do, or what will appear here. */
  hint?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}

/** In place of the rows of a list, table, chart or search that has none. */
export const EmptyState = ({ text, hint, action }: EmptyStateProps) => (
  <Flex vertical align="center" gap={4} className={styles.empty}>
    <p>{text}</p>
    {hint !== undefined && <p className="hint">{hint}</p>}
    {action}
  </Flex>
);
