import { type Contact, nameOf } from '@/entities/email-marketing/contacts';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useDeleteContact } from '../api/use-delete-contact';

interface DeleteContactDialogProps {
  contact: Contact;
  onDeleted: (id: string) => void;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function DeleteContactDialog({ contact, onDeleted, ...dialog }: DeleteContactDialogProps) {
  const { send, isPending } = useDeleteContact();
  return (
    <ConfirmDialog
      title={`Delete ${nameOf(contact)}?`}
      okText="Delete"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send(
          { id: contact.id },
          {
            onSuccess() {
              dialog.onClose();
              onDeleted(contact.id);
            },
            onError: dialog.onClose,
          },
        );
      }}
      {...dialog}
    >
      <p>
        Are you sure you want to delete this contact? Campaigns being sent skip them from now on. If they unsubscribed,
        they stay unsubscribed.
      </p>
    </ConfirmDialog>
  );
}
