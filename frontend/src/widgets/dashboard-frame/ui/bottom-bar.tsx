import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { inquiryQueries } from '@/entities/inquiry';
import type { Role } from '@/shared/api';
import { media, useMedia } from '@/shared/lib/media';
import { formatNumber } from '@/shared/lib/numbers';
import { PageLink } from '@/shared/ui/prefetch';
import { managerPages, type Tab, tabLabel } from '../model/places';
import styles from './bottom-bar.module.css';

/** A place of the bottom bar. */
interface BottomPlace {
  label: string;
  to: string;
  /** The tab whose count it shows. */
  tab?: string;
}

/** What each role needs most on a phone; all other places are one tap away behind More. */
export const bottomPlaces: Readonly<Record<Role, readonly BottomPlace[]>> = {
  admin: [
    { label: 'Today', to: '/admin/dashboard', tab: 'reservations' },
    { label: 'Approve', to: '/admin/dashboard?tab=approvals', tab: 'approvals' },
    { label: 'Inbox', to: '/admin/enquiries' },
  ],
  manager: [
    { label: 'Content', to: '/manager/dashboard?tab=content' },
    { label: 'Submissions', to: '/manager/dashboard?tab=submissions' },
    { label: 'Inbox', to: '/manager/dashboard?tab=messages', tab: 'messages' },
  ],
  staff: [
    { label: 'Today', to: '/staff/dashboard?tab=reservations&service=today' },
    { label: 'Requests', to: '/staff/dashboard?tab=reservations', tab: 'reservations' },
    { label: 'Inbox', to: '/staff/dashboard?tab=messages', tab: 'messages' },
  ],
};

/** The tab of a dashboard's bare address; the owner's shows what needs them first. */
const FIRST_TAB: Readonly<Record<Role, string | null>> = { admin: null, manager: 'content', staff: 'reservations' };

/** Whether the address is at that place, whatever is open or filtered there. */
export function isAt(
  role: Role,
  { to }: BottomPlace,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const place = new URL(to, 'https://courtyard.invalid');
  const here = new URLSearchParams(search);
  const tab = here.get('tab') ?? FIRST_TAB[role];
  return (
    pathname === place.pathname &&
    tab === place.searchParams.get('tab') &&
    here.get('service') === place.searchParams.get('service')
  );
}

/** Pages that are not tabs. */
const PAGES: Readonly<Record<Role, readonly { label: string; to: string }[]>> = {
  admin: [{ label: 'Settings', to: '/admin/settings' }],
  manager: managerPages,
  staff: [],
};

interface BottomBarProps {
  role: Role;
  tabs: readonly Tab[];
}

/** On a phone: the places that the role needs most, and a menu of all others. */
export function BottomBar(props: BottomBarProps) {
  return useMedia(media.phone) && <Bar {...props} />;
}

function Bar({ role, tabs }: BottomBarProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const { data: inquiries } = useQuery({ ...inquiryQueries.summary(), enabled: role === 'admin' });
  const countOf = ({ label, tab }: BottomPlace) =>
    role === 'admin' && label === 'Inbox' ? inquiries?.unread : tabs.find(({ key }) => key === tab)?.count;
  const others = [
    ...(tabs.length > 0
      ? tabs.map((tab) => ({ label: tabLabel(tab), to: `/${role}/dashboard?tab=${tab.key}` }))
      : [{ label: 'Dashboard', to: `/${role}/dashboard` }]),
    ...PAGES[role],
  ];
  return (
    <nav className={`no-print ${styles.bar ?? ''}`} aria-label="Most used">
      {bottomPlaces[role].map((place) => {
        const count = countOf(place);
        return (
          <PageLink
            key={place.to}
            to={place.to}
            className={styles.place}
            aria-current={isAt(role, place, location) ? 'page' : undefined}
          >
            {place.label}{' '}
            {count !== undefined && count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
          </PageLink>
        );
      })}
      <Dropdown
        trigger={['click']}
        placement="topRight"
        autoFocus
        styles={{ item: { minHeight: 44, fontSize: 15 } }}
        menu={{ items: others.map(({ label, to }) => ({ key: to, label, onClick: () => void navigate(to) })) }}
      >
        <Button type="text" className={styles.place}>
          More
        </Button>
      </Dropdown>
    </nav>
  );
}
