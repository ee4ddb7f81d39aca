import type { Role } from '@/shared/api';

/** A place of the bottom bar. */
export interface BottomPlace {
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
