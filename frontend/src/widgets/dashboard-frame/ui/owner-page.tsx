import type { ReactNode } from 'react';
import { PageLink } from '@/shared/ui/prefetch';
import { AtWork } from './at-work';
import { DashboardFrame } from './dashboard-frame';
import { SettingsNav } from './settings-nav';
import styles from './settings-nav.module.css';

interface OwnerPageProps {
  title: string;
  /** Of others who have the page, too. */
  role?: 'admin' | 'manager';
  children: ReactNode;
}

/** A page outside the dashboard, with a link back. */
export const OwnerPage = ({ title, role = 'admin', children }: OwnerPageProps) => (
  <AtWork role={role}>
    {({ name }) => (
      <DashboardFrame
        role={role}
        title={title}
        name={name}
        summary={
          <PageLink className="no-print" to={`/${role}/dashboard`}>
            Back to the dashboard
          </PageLink>
        }
      >
        <div className={styles.page}>
          <SettingsNav role={role} />
          <div>{children}</div>
        </div>
      </DashboardFrame>
    )}
  </AtWork>
);
