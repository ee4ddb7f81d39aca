import { type Contact, contactCalls, contactQueries, nameOf } from '@/entities/email-marketing/contacts';
import { trailQueries } from '@/entities/trail';
import { ImportContactsDialog } from './import-contacts-dialog';
import { ContactRecord } from './contact-record';
import { EditContactDialog } from './edit-contact-dialog';
import { NewContactDialog } from './new-contact-dialog';
import { SegmentsDialog } from '@/features/email-marketing/write-segments';
import { DeleteDialog } from '@/shared/ui/dialogs';
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
    if (dialog === 'delete') {
      return (
        <DeleteDialog
          id={contact.id}
          noun="Contact"
          title={`Delete ${nameOf(contact)}?`}
          call={contactCalls.delete}
          invalidates={[contactQueries.all(), trailQueries.all()]}
          onDeleted={onDeleted}
          {...props}
        >
          <p>
            Are you sure you want to delete this contact? Campaigns being sent skip them from now on. If they
            unsubscribed, they stay unsubscribed.
          </p>
        </DeleteDialog>
      );
    }
    return <EditContactDialog contact={contact} {...props} footnote={<ContactRecord contact={contact} />} />;
  }
  if (dialog === 'import') return <ImportContactsDialog {...props} />;
  if (dialog === 'segments') return <SegmentsDialog {...props} />;
  return <NewContactDialog {...props} />;
}
