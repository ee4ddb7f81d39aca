import type { ComponentType } from 'react';
import type { Command } from '@/features/command-palette';
import type { Role } from '@/shared/api';

/** A page of the owner's settings. */
export interface SettingsPage extends Command {
  /** What is set there. */
  hint: string;
}

/** For the side navigation, the list of settings, and search. */
export const ownerPages: readonly SettingsPage[] = [
  {
    label: 'Restaurant details',
    to: '/admin/restaurant',
    hint: 'Name, cuisine, address, time zone, phone, email and links',
    synonyms: 'name tagline address location street city contact phone number Facebook Instagram Google profile',
  },
  {
    label: 'Menu',
    to: '/admin/menu',
    hint: 'Dishes, prices, the soup of the day and what is off',
    synonyms: 'dishes prices soup of the day off sold out allergens diets',
  },
  {
    label: 'Website',
    to: '/admin/website',
    hint: 'Announcement, welcome, story, merchandise and reviews',
    synonyms: 'announcement banner bar home page texts about story merchandise shop reviews testimonials',
  },
  {
    label: 'Hours and closures',
    to: '/admin/hours',
    hint: 'Weekly hours, holidays and days you’re closed',
    synonyms: 'open closed holidays special days',
  },
  {
    label: 'Reservation settings',
    to: '/admin/guest-journey',
    hint: 'What guests can do themselves, capacity, waitlist and reminders',
    synonyms: 'guest journey features options capacity seats waitlist walk-ins auto-confirm reminders',
  },
  {
    label: 'Email settings',
    to: '/admin/dashboard?tab=email&view=settings',
    hint: 'Sender, limits, approval, DNS records and blocked addresses',
    synonyms: 'sender domain SPF DKIM DMARC bounces unsubscribed',
  },
  {
    label: 'Photos',
    to: '/admin/photographs',
    hint: 'Your photos in place of the glass art',
    synonyms: 'photos pictures images logo',
  },
  {
    label: 'Chat answers',
    to: '/admin/chat',
    hint: 'What the chat on your website says',
    synonyms: 'bot questions dogs wifi parking',
  },
  {
    label: 'Team and security',
    to: '/admin/team',
    hint: 'Owners, site managers and two-step sign-in',
    synonyms: 'accounts managers owners invite deactivate passwords 2FA passkeys',
  },
  {
    label: 'Integrations',
    to: '/admin/integrations',
    hint: 'Access tokens, webhooks and calendars',
    synonyms: 'API apps tokens webhooks calendar POS',
  },
  {
    label: 'Monthly report',
    to: '/admin/month',
    hint: 'Covers and no-shows by day, and every reservation as a file',
    synonyms: 'bookkeeper export CSV PDF print statistics download reservations',
  },
  {
    label: 'Import reservations',
    to: '/admin/import',
    hint: 'Past reservations from OpenTable, Resy, Square, Tock or a spreadsheet',
    synonyms: 'old book OpenTable Resy Square Tock spreadsheet upload migrate move',
  },
  { label: 'Activity', to: '/admin/trail', hint: 'Who changed what, and when', synonyms: 'audit log history' },
  {
    label: 'Status',
    to: '/admin/status',
    hint: 'Backups, email, storage and version',
    synonyms: 'backups restore health disk version update',
  },
];

/** The same for the site manager. */
export const managerPages: readonly SettingsPage[] = ownerPages
  .filter(({ label }) => label === 'Menu' || label === 'Website')
  .map((page) => ({ ...page, to: page.to.replace('/admin/', '/manager/') }));

/** A tab of a dashboard; its content is loaded when it is opened. */
export interface Tab {
  key: string;
  label: string;
  /** Shown behind the label. */
  count?: number | undefined;
  /** The content, or the tabs below it. */
  panel: (() => Promise<ComponentType>) | readonly Tab[];
}

/** The tab that the URL names, or the first one. */
export const findTab = (tabs: readonly Tab[], key: string | null): Tab | undefined =>
  tabs.find((tab) => tab.key === key) ?? tabs[0];

export const tabLabel = ({ label, count }: Tab): string =>
  count === undefined ? label : `${label} (${String(count)})`;

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

/** Where search can lead, each address once: the tabs of a dashboard, their views, and other pages. */
export function placesOf(role: Role, tabs: readonly Tab[]): readonly Command[] {
  const beside = BESIDE[role];
  const tabPlaces = tabs.flatMap(({ key: tab, label, panel }) =>
    typeof panel === 'function'
      ? [place(role, label, { tab })]
      : panel.map(({ key: view, label: below }) => place(role, `${label} › ${below}`, { tab, view })),
  );
  return [...tabPlaces.filter(({ to }) => !beside.some((page) => page.to === to)), ...beside];
}

const place = (role: Role, label: string, at: Readonly<Record<string, string>>): Command => ({
  label,
  to: `/${role}/dashboard?${new URLSearchParams(at).toString()}`,
});
