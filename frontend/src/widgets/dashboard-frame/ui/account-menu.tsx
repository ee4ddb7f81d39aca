import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, Flex, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { inquiryQueries } from '@/entities/inquiry';
import { sessionQueries } from '@/entities/session';
import { useSignOut } from '@/features/sign-out';
import { type Role, useQueuedMutations } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { LazyPart } from '@/shared/ui/lazy-part';
import { PageLink } from '@/shared/ui/prefetch';
import { managerPages } from '../model/places';
import styles from './dashboard-frame.module.css';

/** A link to the inbox with the number of unread inquiries. */
function InquiriesLink() {
  const { data: summary } = useQuery(inquiryQueries.summary());
  return (
    <PageLink to="/admin/enquiries" className={styles.link}>
      {summary?.unread ? `Inquiries (${formatNumber(summary.unread)})` : 'Inquiries'}
    </PageLink>
  );
}

const loadDialogs = async () => (await import('./account-dialogs')).AccountDialogs;
/** They are in the side navigation as well, which narrow screens do not show; the owner's are a list there. */
const PAGES: Readonly<Record<Role, readonly { label: string; to: string }[]>> = {
  admin: [{ label: 'Settings', to: '/admin/settings' }],
  manager: managerPages,
  staff: [],
};
const prepare = () => void loadDialogs().catch(() => undefined);

export type AccountDialog =
  | 'password'
  | 'second-step'
  | 'passkeys'
  | 'notifications'
  | 'browsers'
  | 'everywhere'
  | 'waiting'
  | 'pin'
  | 'share'
  | 'stop-sharing';

export function AccountMenu({ role }: { role: Role }) {
  const [dialog, setDialog] = useState<AccountDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const signOut = useSignOut(role);
  const waiting = useQueuedMutations().length;
  const { data: account } = useQuery(sessionQueries.account(role));
  const isShared = account?.isOnSharedTablet ?? false;

  const show = (wanted: AccountDialog) => () => {
    // The menu closes, and the dialog will return the focus to its trigger.
    trigger.current?.focus();
    setDialog(wanted);
    setIsOpen(true);
  };
  const sharing = isShared
    ? { key: 'stop-sharing', label: 'Stop sharing this tablet', onClick: show('stop-sharing') }
    : { key: 'share', label: 'Share this tablet', onClick: show('share') };
  const own: MenuProps['items'] = [
    ...PAGES[role].map(({ label, to }) => ({ key: to, label, onClick: () => void navigate(to) })),
    { key: 'password', label: 'Change password', onClick: show('password') },
    ...(role === 'staff' ? [] : [{ key: 'second-step', label: 'Two-step sign-in', onClick: show('second-step') }]),
    { key: 'passkeys', label: 'Passkeys', onClick: show('passkeys') },
    ...(role === 'staff' ? [{ key: 'pin', label: 'PIN for shared tablets', onClick: show('pin') }] : []),
    // They would appear for everyone at the tablet.
    ...(isShared ? [] : [{ key: 'notifications', label: 'Notifications', onClick: show('notifications') }]),
    { key: 'browsers', label: 'Where you are signed in', onClick: show('browsers') },
    { key: 'everywhere', label: 'Sign out everywhere', onClick: show('everywhere') },
    sharing,
  ];
  const byPin: MenuProps['items'] = [
    { key: 'note', label: 'Sign in with your password for account settings', disabled: true },
    sharing,
  ];

  return (
    <>
      <Flex component="nav" gap="0 4px" wrap align="center" className={styles.links} aria-label="Account">
        <Link to="/" className={styles.link}>
          View Website
        </Link>
        {role === 'admin' && <InquiriesLink />}
        <Dropdown menu={{ items: account?.isByPin ? byPin : own }} trigger={['click']} placement="bottomRight">
          <button ref={trigger} type="button" className={styles.link} onClick={prepare}>
            Account
          </button>
        </Dropdown>
        <Button
          className={styles.logout}
          loading={signOut.isPending}
          onClick={() => {
            if (waiting === 0) signOut.send('here');
            else {
              setDialog('waiting');
              setIsOpen(true);
            }
          }}
        >
          Logout
        </Button>
      </Flex>
      {dialog && (
        <LazyPart
          load={loadDialogs}
          with={{
            role,
            dialog,
            open: isOpen,
            waiting,
            isLeaving: signOut.isPending,
            onLeave: (from) => {
              signOut.send(from);
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
