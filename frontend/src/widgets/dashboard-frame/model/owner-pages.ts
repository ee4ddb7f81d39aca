import type { Command } from '@/features/command-palette';

/** The owner's pages beside the dashboard: places of the palette, and the head of the Account menu. */
export const ownerPages: readonly Command[] = [
  { label: 'Hours', to: '/admin/hours' },
  { label: 'Activity', to: '/admin/trail' },
  { label: 'Guest journey', to: '/admin/guest-journey' },
  { label: 'Photographs', to: '/admin/photographs' },
  { label: 'Team', to: '/admin/team' },
  { label: 'Integrations', to: '/admin/integrations' },
];
