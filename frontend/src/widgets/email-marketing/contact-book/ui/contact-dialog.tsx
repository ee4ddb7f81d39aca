import type { Contact } from '@/entities/email-marketing/contacts';
import { DeleteContactDialog } from '@/features/email-marketing/delete-contact';
import { ImportContactsDialog } from '@/features/email-marketing/import-contacts';
import { ContactRecord, EditContactDialog, NewContactDialog } from '@/features/email-marketing/write-contact';
import { SegmentsDialog } from '@/features/email-marketing/write-segments';
import type { DialogKey } from './open-contact';

interface ContactDialogProps {
  dialog: DialogKey;
  /** Whom it is about, of those that are about one. */
  contact: Contact | undefined;
  onDeleted: (id: string) => void;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function ContactDialog({ dialog, contact, onDeleted, ...props }: ContactDialogProps) {
  if (contact) {
    const about = { contact, ...props };
    if (dialog === 'delete') return <DeleteContactDialog {...about} onDeleted={onDeleted} />;
    return <EditContactDialog {...about} footnote={<ContactRecord contact={contact} />} />;
  }
  if (dialog === 'import') return <ImportContactsDialog {...props} />;
  if (dialog === 'segments') return <SegmentsDialog {...props} />;
  return <NewContactDialog {...props} />;
}
