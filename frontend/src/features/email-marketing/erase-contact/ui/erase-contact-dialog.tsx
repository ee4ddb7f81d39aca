import { type Contact, nameOf } from '@/entities/email-marketing/contact';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useEraseContact } from '../api/use-erase-contact';

interface EraseContactDialogProps {
  contact: Contact;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function EraseContactDialog({ contact, ...dialog }: EraseContactDialogProps) {
  const { send, isPending } = useEraseContact();
  return (
    <ConfirmDialog
      title={`Erase ${nameOf(contact)}?`}
      okText="Erase"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id: contact.id }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <p>
        Everything kept under {contact.email} goes: the contact, letters and mails; table requests stay without a name.
        The address is never written to again. This cannot be taken back.
      </p>
    </ConfirmDialog>
  );
}
