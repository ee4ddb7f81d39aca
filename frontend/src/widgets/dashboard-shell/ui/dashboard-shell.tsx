import { Button, Dropdown } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ChangePasswordDialog } from '@/features/change-password';
import { useSignOut } from '@/features/sign-out';
import type { Role } from '@/shared/api';
import { PageMeta } from '@/shared/ui/page-meta';
import styles from './dashboard-shell.module.css';

interface DashboardShellProps {
  role: Role;
  title: string;
  /** Display name of the account. */
  name: string;
  children: ReactNode;
}

/** Header, account menu and room for the work of a dashboard. */
export function DashboardShell({ role, title, name, children }: DashboardShellProps) {
  const [isChangingPassword, setChangingPassword] = useState(false);
  const signOut = useSignOut(role);

  return (
    <div className={styles.shell}>
      <PageMeta title={`${title} | Back office`} description="Back office" />
      <header className={`on-deep ${styles.header ?? ''}`}>
        <div className={styles.bar}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.name}>Welcome, {name}</p>
          </div>
          <nav className={styles.links} aria-label="Account">
            <Link to="/" className={styles.link}>
              View Website
            </Link>
            <Dropdown
              trigger={['click']}
              menu={{
                items: [
                  { key: 'password', label: 'Change password' },
                  { key: 'everywhere', label: 'Sign out everywhere' },
                ],
                onClick: ({ key }) => {
                  if (key === 'password') setChangingPassword(true);
                  else signOut.mutate('everywhere');
                },
              }}
            >
              <button type="button" className={styles.link} aria-haspopup="menu">
                Account
              </button>
            </Dropdown>
            <Button
              className={styles.logout}
              loading={signOut.isPending}
              onClick={() => {
                signOut.mutate('here');
              }}
            >
              Logout
            </Button>
          </nav>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
      <ChangePasswordDialog
        role={role}
        open={isChangingPassword}
        onClose={() => {
          setChangingPassword(false);
        }}
      />
    </div>
  );
}
