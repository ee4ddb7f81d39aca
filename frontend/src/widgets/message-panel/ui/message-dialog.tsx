import { type Message, messageCalls, messageQueries } from '@/entities/message';
import { WriteMessageDialog } from '@/features/message/write';
import type { Role } from '@/shared/api';
import { DeleteDialog } from '@/shared/ui/dialogs';
import type { MessageDialogKey } from './open-message';
import { ReadDialog } from './read-dialog';

interface MessageDialogProps {
  role: Role;
  dialog: MessageDialogKey;
  /** null where a new one is written. */
  message: Message | null;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function MessageDialog({ dialog, message, ...props }: MessageDialogProps) {
  if (!message) return <WriteMessageDialog replyTo={null} {...props} />;
  return <DialogOf dialog={dialog} message={message} {...props} />;
}

function DialogOf({ dialog, message, ...props }: MessageDialogProps & { message: Message }) {
  switch (dialog) {
    case 'delete':
      return <DeleteMessage message={message} {...props} />;
    case 'reply':
      return <WriteMessageDialog replyTo={message} {...props} />;
    default:
      return <ReadDialog message={message} {...props} />;
  }
}

function DeleteMessage({ role, message, ...dialog }: Omit<MessageDialogProps, 'dialog'> & { message: Message }) {
  const { id, subject, senderName } = message;
  return (
    <DeleteDialog
      id={id}
      noun="Message"
      title="Delete this message?"
      call={messageCalls(role).delete}
      invalidates={[messageQueries.all()]}
      {...dialog}
    >
      <p>
        “{subject}” from {senderName} will be permanently deleted.
      </p>
    </DeleteDialog>
  );
}
