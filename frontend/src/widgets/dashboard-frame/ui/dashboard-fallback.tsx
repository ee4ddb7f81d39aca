import { PageMeta } from '@/shared/ui/page-meta';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './dashboard-frame.module.css';

/** What is there until the dashboard's code has arrived: only the browser knows who is signed in. */
export function DashboardFallback({ title }: { title: string }) {
  return (
    <div className={styles.frame}>
      <PageMeta title={`${title} | Back office`} description="Back office" />
      <header className={`on-deep ${styles.header ?? ''}`}>
        <div className={styles.bar}>
          <h1 className={styles.title}>{title}</h1>
        </div>
      </header>
      <main className={styles.main}>
        <Skeleton />
      </main>
    </div>
  );
}
