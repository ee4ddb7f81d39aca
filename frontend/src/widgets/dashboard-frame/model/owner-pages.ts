import type { Command } from '@/features/command-palette';

/** The owner's pages outside the dashboard, for search and the Account menu. */
export const ownerPages: readonly Command[] = [
  { label: 'Hours', to: '/admin/hours', synonyms: 'open closed closures holidays special days' },
  { label: 'Activity', to: '/admin/trail', synonyms: 'audit log history' },
  {
    ...{ label: 'Guest journey', to: '/admin/guest-journey' },
    synonyms: 'reservation settings options capacity seats waitlist auto-confirm reminders',
  },
  { label: 'Photos', to: '/admin/photographs', synonyms: 'photos pictures images logo' },
  { label: 'Team', to: '/admin/team', synonyms: 'accounts managers owners invite deactivate security' },
  { label: 'Integrations', to: '/admin/integrations', synonyms: 'API apps tokens webhooks calendar POS' },
];
