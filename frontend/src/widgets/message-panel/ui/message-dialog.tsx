import type { Message } from '@/entities/message';
import { DeleteMessageDialog } from '@/features/message/delete';
import { WriteMessageDialog } from '@/features/message/write';
import type { Role } from '@/shared/api';
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
      return <DeleteMessageDialog message={message} {...props} />;
    case 'reply':
      return <WriteMessageDialog replyTo={message} {...props} />;
    default:
      return <ReadDialog message={message} {...props} />;
  }
}
