import type { Command } from '@/features/command-palette';

/** A page of the owner's settings. */
export interface SettingsPage extends Command {
  /** What is set there. */
  hint: string;
}

/** For the side navigation, the list of settings, and search. */
export const ownerPages: readonly SettingsPage[] = [
  {
    ...{ label: 'Menu', to: '/admin/menu', hint: 'Dishes, prices, the soup of the day and what is off' },
    synonyms: 'dishes prices soup of the day off sold out allergens diets',
  },
  {
    ...{ label: 'Hours and closures', to: '/admin/hours', hint: 'Weekly hours, holidays and days you’re closed' },
    synonyms: 'open closed holidays special days',
  },
  {
    ...{ label: 'Reservation settings', to: '/admin/guest-journey' },
    hint: 'What guests can do themselves, capacity, waitlist and reminders',
    synonyms: 'guest journey features options capacity seats waitlist auto-confirm reminders',
  },
  {
    ...{ label: 'Email settings', to: '/admin/dashboard?tab=email&view=settings' },
    hint: 'Sender, limits, approval, DNS records and blocked addresses',
    synonyms: 'sender domain SPF DKIM DMARC bounces',
  },
  {
    ...{ label: 'Photos', to: '/admin/photographs', hint: 'Your photos in place of the glass art' },
    synonyms: 'photos pictures images logo',
  },
  {
    ...{ label: 'Chat answers', to: '/admin/chat', hint: 'What the chat on your website says' },
    synonyms: 'bot questions dogs wifi parking',
  },
  {
    ...{ label: 'Team and security', to: '/admin/team', hint: 'Owners, site managers and two-step sign-in' },
    synonyms: 'accounts managers owners invite deactivate passwords',
  },
  {
    ...{ label: 'Integrations', to: '/admin/integrations', hint: 'Access tokens, webhooks and calendars' },
    synonyms: 'API apps tokens webhooks calendar POS',
  },
  {
    ...{
      label: 'Monthly report',
      to: '/admin/month',
      hint: 'Covers and no-shows by day, and every reservation as a file',
    },
    synonyms: 'bookkeeper export CSV PDF print statistics download reservations',
  },
  {
    ...{ label: 'Activity', to: '/admin/trail', hint: 'Who changed what, and when' },
    synonyms: 'audit log history',
  },
  {
    ...{ label: 'Status', to: '/admin/status', hint: 'Backups, email, storage and version' },
    synonyms: 'backups restore health disk version update',
  },
];

/** The same for the site manager. */
export const managerPages: readonly SettingsPage[] = ownerPages
  .filter(({ label }) => label === 'Menu')
  .map((page) => ({ ...page, to: '/manager/menu' }));
