import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** What the actions apply to, such as 'Selected contacts'. */
  label: string;
  /** Above the buttons on a phone. */
  summary: ReactNode;
  children: ReactNode;
}

/** Actions that stay in view at the bottom of a list, above the bottom bar of a phone. */
export const ActionBar = ({ label, summary, children }: ActionBarProps) => (
  <Flex gap="small" wrap align="center" role="region" aria-label={label} className={styles.bar}>
    <span role="status" className={styles.summary}>
      {summary}
    </span>
    {children}
  </Flex>
);
