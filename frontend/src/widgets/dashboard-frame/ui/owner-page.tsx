import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AtWork } from './at-work';
import { DashboardFrame } from './dashboard-frame';
import { SettingsNav } from './settings-nav';
import styles from './settings-nav.module.css';

/** A page of the owner outside the dashboard, with a link back and the other settings. */
export const OwnerPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <AtWork role="admin">
    {({ name }) => (
      <DashboardFrame
        role="admin"
        title={title}
        name={name}
        summary={
          <Link prefetch="intent" to="/admin/dashboard">
            Back to the dashboard
          </Link>
        }
      >
        <div className={styles.page}>
          <SettingsNav />
          <div>{children}</div>
        </div>
      </DashboardFrame>
    )}
  </AtWork>
);
