import { Layout } from 'antd';
import { PageMeta } from '@/entities/restaurant';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './dashboard-frame.module.css';
import { DashboardHeader } from './dashboard-header';

/** Shown until the dashboard's code has loaded: only the browser knows who is signed in. */
export const DashboardFallback = ({ title }: { title: string }) => (
  <Layout className={styles.frame}>
    <PageMeta title={`${title} | Back office`} description="Back office" />
    <DashboardHeader title={title} />
    <Layout.Content className={styles.main}>
      <Skeleton />
    </Layout.Content>
  </Layout>
);
