import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Role } from '@/shared/api';
import { AtWork } from './at-work';
import { DashboardFrame } from './dashboard-frame';
import { SettingsNav } from './settings-nav';
import styles from './settings-nav.module.css';

interface OwnerPageProps {
  title: string;
  /** Of others who have the page, too. */
  role?: Role;
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
        {role === 'admin' ? (
          <div className={styles.page}>
            <SettingsNav />
            <div>{children}</div>
          </div>
        ) : (
          children
        )}
      </DashboardFrame>
    )}
  </AtWork>
);
