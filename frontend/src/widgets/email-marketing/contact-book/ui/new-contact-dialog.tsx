import { draftKey } from '@/entities/session';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useCreateContact } from '../api/use-write-contact';
import { type ContactValues, NEW_CONTACT, newContactOf } from '../model/contact-values';
import { ContactFields } from './contact-fields';

interface NewContactDialogProps {
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function NewContactDialog(dialog: NewContactDialogProps) {
  const draft = useDraft(draftKey('manager', 'contact/new'), NEW_CONTACT);
  const { send, isPending } = useCreateContact();
  return (
    <FormDialog<ContactValues>
      title="Add Contact"
      okText="Add Contact"
      busyText="Adding..."
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        send(newContactOf({ ...NEW_CONTACT, ...values }), { draft: draft.key, onSuccess: dialog.onClose, onError });
      }}
      {...dialog}
    >
      <ContactFields />
    </FormDialog>
  );
}
