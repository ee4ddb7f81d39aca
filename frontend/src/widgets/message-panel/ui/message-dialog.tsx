import type { Message } from '@/entities/message';
import { DeleteMessageDialog } from '@/features/message/delete';
import { WriteMessageDialog } from '@/features/message/write';
import type { Role } from '@/shared/api';
import type { OpenDialog } from '../model/find-dialog';
import { ReadDialog } from './read-dialog';

interface MessageDialogProps extends OpenDialog {
  role: Role;
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
