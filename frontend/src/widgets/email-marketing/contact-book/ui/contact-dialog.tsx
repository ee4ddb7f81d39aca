import { type Contact, contactCalls, contactQueries, nameOf } from '@/entities/email-marketing/contacts';
import { activityQueries } from '@/entities/activity';
import { DeleteDialog, type DialogProps } from '@/shared/ui/dialogs';
import { DuplicatesDialog } from './duplicates-dialog';
import { ImportContactsDialog } from './import-contacts-dialog';
import { SegmentsDialog } from './segments-dialog';
import { WriteContactDialog } from './write-contact';

export type DialogKey = 'create' | 'edit' | 'delete' | 'import' | 'segments' | 'duplicates';

interface ContactDialogProps extends DialogProps {
  dialog: DialogKey;
  /** The contact, for dialogs about one. */
  contact: Contact | undefined;
  onDeleted: (id: string) => void;
}

export function ContactDialog({ dialog, contact, onDeleted, ...props }: ContactDialogProps) {
  if (dialog === 'import') return <ImportContactsDialog {...props} />;
  if (dialog === 'duplicates') return <DuplicatesDialog {...props} />;
  if (dialog === 'segments') return <SegmentsDialog {...props} />;
  if (dialog !== 'delete' || !contact) return <WriteContactDialog contact={contact} {...props} />;
  return (
    <DeleteDialog
      id={contact.id}
      noun="Contact"
      title={`Delete ${nameOf(contact)}?`}
      call={contactCalls.delete}
      invalidates={[contactQueries.all(), activityQueries.all()]}
      onDeleted={onDeleted}
      {...props}
    >
      <p>
        Are you sure you want to delete this contact? Campaigns being sent skip them from now on. If they unsubscribed,
        they stay unsubscribed.
      </p>
    </DeleteDialog>
  );
}
