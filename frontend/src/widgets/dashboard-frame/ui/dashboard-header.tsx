import { Flex, Layout } from 'antd';
import type { ReactNode } from 'react';
import styles from './dashboard-frame.module.css';

interface DashboardHeaderProps {
  title: string;
  /** Display name of the account. */
  name?: string;
  /** Content at its end. */
  children?: ReactNode;
}

export const DashboardHeader = ({ title, name, children }: DashboardHeaderProps) => (
  <Layout.Header className={`on-deep ${styles.header ?? ''}`}>
    <Flex gap="4px 24px" wrap align="center" justify="space-between" className={styles.bar}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {name !== undefined && <p className={styles.name}>Welcome, {name}</p>}
      </div>
      {children}
    </Flex>
  </Layout.Header>
);
