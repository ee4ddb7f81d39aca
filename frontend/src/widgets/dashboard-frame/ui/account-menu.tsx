import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useSignOut } from '@/features/sign-out';
import type { Role } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { LazyPart } from '@/shared/ui/lazy-part';
import styles from './dashboard-frame.module.css';
import { EnquiriesLink } from './enquiries-link';

const loadDialogs = async () => (await import('./account-dialogs')).AccountDialogs;
const prepare = () => void loadDialogs().catch(() => undefined);

export type AccountDialog = 'password' | 'everywhere';

export function AccountMenu({ role }: { role: Role }) {
  const [dialog, setDialog] = useState<AccountDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const menu = useId();
  const signOut = useSignOut(role);

  const show = (wanted: AccountDialog) => () => {
    setDialog(wanted);
    setIsOpen(true);
  };

  return (
    <>
      <nav className={styles.links} aria-label="Account">
        <Link to="/" className={styles.link}>
          View Website
        </Link>
        {role === 'admin' && <EnquiriesLink />}
        <button type="button" className={styles.link} popoverTarget={menu} onClick={prepare}>
          Account
        </button>
        <div id={menu} popover="auto" className={styles.menu}>
          {role === 'admin' && (
            <Link prefetch="intent" to="/admin/trail">
              Activity
            </Link>
          )}
          <button type="button" popoverTarget={menu} popoverTargetAction="hide" onClick={show('password')}>
            Change password
          </button>
          <button type="button" popoverTarget={menu} popoverTargetAction="hide" onClick={show('everywhere')}>
            Sign out everywhere
          </button>
        </div>
        <Button
          className={styles.logout}
          loading={signOut.isPending}
          onClick={() => {
            signOut.send('here');
          }}
        >
          Logout
        </Button>
      </nav>
      {dialog && (
        <LazyPart
          load={loadDialogs}
          with={{
            role,
            dialog,
            open: isOpen,
            isLeaving: signOut.isPending,
            onLeave: () => {
              signOut.send('everywhere');
            },
            onClose: () => {
              setIsOpen(false);
            },
          }}
        />
      )}
    </>
  );
}
