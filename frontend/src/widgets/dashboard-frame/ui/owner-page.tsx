import type { ReactNode } from 'react';
import { Link } from 'react-router';
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
          <Link className="no-print" prefetch="intent" to={`/${role}/dashboard`}>
            Back to the dashboard
          </Link>
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
