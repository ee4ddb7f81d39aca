import type { Command } from '@/features/command-palette';
import type { Role } from '@/shared/api';
import { managerPages, ownerPages } from './owner-pages';
import type { Tab } from './tabs';

const BESIDE: Readonly<Record<Role, readonly Command[]>> = {
  admin: [
    { label: 'Dashboard', to: '/admin/dashboard', synonyms: 'home' },
    { label: 'Settings', to: '/admin/settings', synonyms: 'preferences options' },
    { label: 'Inquiries', to: '/admin/enquiries', synonyms: 'contact messages gift cards inbox' },
    ...ownerPages,
  ],
  manager: managerPages,
  // Named as on the board.
  staff: [
    { label: 'Today', to: '/staff/dashboard?tab=reservations&service=today' },
    { label: 'Tomorrow', to: '/staff/dashboard?tab=reservations&service=tomorrow' },
  ],
};

/** Where search can lead: the tabs of a dashboard, their views, and other pages. */
export const placesOf = (role: Role, tabs: readonly Tab[]): readonly Command[] => [
  ...tabs.flatMap(({ key: tab, label, panel }) =>
    typeof panel === 'function'
      ? [place(role, label, { tab })]
      : panel.map(({ key: view, label: below }) => place(role, `${label} › ${below}`, { tab, view })),
  ),
  ...BESIDE[role],
];

const place = (role: Role, label: string, at: Readonly<Record<string, string>>): Command => ({
  label,
  to: `/${role}/dashboard?${new URLSearchParams(at).toString()}`,
});
