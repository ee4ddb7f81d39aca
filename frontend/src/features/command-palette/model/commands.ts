import type { Role } from '@/shared/api';

/** A place to go to or a task to start, with its address. */
export interface Command {
  label: string;
  to: string;
  /** Other words that people search for. */
  synonyms?: string;
}

const at = (role: Role, place: Readonly<Record<string, string>>) =>
  `/${role}/dashboard?${new URLSearchParams(place).toString()}`;

const BEGUN: Readonly<Record<Role, readonly Command[]>> = {
  admin: [
    { label: 'New Message', to: at('admin', { tab: 'messages', open: 'new', dialog: 'write' }) },
    { label: 'Add Staff Member', to: at('admin', { tab: 'staff', open: 'new', dialog: 'create' }) },
    {
      label: 'Personal data...',
      to: '/admin/enquiries?dialog=new',
      synonyms: 'privacy export erase delete guest account',
    },
  ],
  manager: [
    { label: 'New Message', to: at('manager', { tab: 'messages', view: 'inbox', open: 'new', dialog: 'write' }) },
    { label: 'Schedule Content', to: at('manager', { tab: 'content', dialog: 'new' }) },
    { label: 'Create Campaign', to: at('manager', { tab: 'email', view: 'campaigns', dialog: 'new' }) },
    { label: 'Create Template', to: at('manager', { tab: 'email', view: 'templates', open: 'new', dialog: 'edit' }) },
    { label: 'Add Contact', to: at('manager', { tab: 'email', view: 'contacts', open: 'new', dialog: 'create' }) },
    { label: 'Create Automation', to: at('manager', { tab: 'email', view: 'automation', dialog: 'new' }) },
  ],
  staff: [{ label: 'New Message', to: at('staff', { tab: 'messages', open: 'new', dialog: 'write' }) }],
};

/**
 * Frequent commands, named like the buttons that open the same dialogs.
 * @param service the day of service in the URL; a new request starts with it
 */
export function frequent(role: Role, service: string | null): readonly Command[] {
  if (role !== 'staff') return BEGUN[role];
  const place = { tab: 'reservations', ...(service !== null && { service }), dialog: 'new' };
  return [{ label: 'New request', to: at('staff', place) }, ...BEGUN.staff];
}

/** The commands whose label or synonyms contain every word of the text. */
export function fitting(commands: readonly Command[], text: string): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/);
  return commands.filter(({ label, synonyms = '' }) => {
    const known = `${label} ${synonyms}`.toLowerCase();
    return words.every((word) => known.includes(word));
  });
}
