import { type Contact, contactQueries } from '@/entities/email-marketing/contacts';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';

export const loadContactDialog = async () => (await import('./contact-dialog')).ContactDialog;

const OF_ALL = ['create', 'import', 'segments', 'duplicates'] as const;
const OF_ONE = ['edit', 'delete'] as const;
export type DialogKey = (typeof OF_ALL)[number] | (typeof OF_ONE)[number];

interface OpenContactProps {
  onDeleted: (id: string) => void;
  afterClose: () => void;
}

/** Rows have fewer fields than the dialog, which always loads the contact. */
export function OpenContact({ onDeleted, afterClose }: OpenContactProps) {
  const opened = useOpened<Contact | null, DialogKey>({
    find: (id) => (id === 'new' ? null : undefined),
    load: contactQueries.one,
    dialogOf: (contact, name) => (contact ? OF_ONE : OF_ALL).find((key) => key === name),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="contact"
      load={loadContactDialog}
      with={(contact, dialog) => ({ dialog, contact: contact ?? undefined, onDeleted })}
      afterClose={afterClose}
    />
  );
}
