import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router';
import { inquiryQueries } from '@/entities/inquiry';
import type { Role } from '@/shared/api';
import { useMedia } from '@/shared/lib/media';
import { formatNumber } from '@/shared/lib/numbers';
import { type BottomPlace, bottomPlaces, isAt } from '../model/bottom-places';
import { managerPages } from '../model/owner-pages';
import { type Tab, tabLabel } from '../model/tabs';
import styles from './bottom-bar.module.css';

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
  return useMedia('(max-width: 640px)') && <Bar {...props} />;
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
          <Link
            key={place.to}
            to={place.to}
            prefetch="intent"
            className={styles.place}
            aria-current={isAt(role, place, location) ? 'page' : undefined}
          >
            {place.label}{' '}
            {count !== undefined && count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
          </Link>
        );
      })}
      <Dropdown
        trigger={['click']}
        placement="topRight"
        autoFocus
        classNames={{ root: styles.more ?? '' }}
        menu={{ items: others.map(({ label, to }) => ({ key: to, label, onClick: () => void navigate(to) })) }}
      >
        <Button type="text" className={styles.place}>
          More
        </Button>
      </Dropdown>
    </nav>
  );
}
