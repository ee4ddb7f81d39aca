import { Alert, Button, Layout } from 'antd';
import { Link, useLocation } from 'react-router';
import { PageMeta } from '@/entities/restaurant';
import type { Role } from '@/shared/api';
import { AccountMenu } from './account-menu';
import styles from './dashboard-frame.module.css';
import { DashboardHeader } from './dashboard-header';

const ROLES: readonly Role[] = ['admin', 'manager', 'staff'];

/** Shown in place of a back-office page that threw an error: navigation and sign-out still work. */
export function PageErrorBoundary() {
  const { pathname } = useLocation();
  const role = ROLES.find((one) => pathname.startsWith(`/${one}/`));
  return (
    <Layout className={styles.frame}>
      <PageMeta title="Page error | Back office" description="Back office" />
      <DashboardHeader title="Back office">{role && <AccountMenu role={role} />}</DashboardHeader>
      <Layout.Content className={styles.main}>
        {role && !pathname.endsWith('/dashboard') && <Link to={`/${role}/dashboard`}>Back to the dashboard</Link>}
        <Alert
          type="error"
          showIcon
          title="Couldn’t show this page."
          description="The error has been reported. Reload the page to try again."
          action={<Button onClick={() => window.location.reload()}>Reload page</Button>}
        />
      </Layout.Content>
    </Layout>
  );
}
