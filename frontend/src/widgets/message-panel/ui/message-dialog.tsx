import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { optimisticRead, type Message, messageCalls, messageQueries } from '@/entities/message';
import { formatMoment } from '@/entities/restaurant';
import { WriteMessageDialog } from '@/features/message/write';
import { type Mutation, type Role, useRestMutation } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { DeleteDialog, Dialog, type DialogProps } from '@/shared/ui/dialogs';
import type { MessageDialogKey } from './open-message';
import styles from './read-dialog.module.css';

const readMessage = (role: Role): Mutation<Message> => ({
  send: ({ id }) => messageCalls(role).read(id),
  invalidates: [messageQueries.all()],
  optimisticUpdate: (message) => optimisticRead(role, message),
});

/** No toast: opening a message marks it as read. */
const useReadMessage = (role: Role) => useRestMutation(readMessage(role));

interface ReadDialogProps extends DialogProps {
  role: Role;
  message: Message;
}

/** The whole message. Opening it marks it as read. */
function ReadDialog({ role, message, open, onClose, afterClose }: ReadDialogProps) {
  const { id, subject, senderName, createdAt, content } = message;
  const item = useOpenItem();
  const { send } = useReadMessage(role);
  const markRead = useEffectEvent(() => {
    if (message.isRead === 'false') send(message);
  });
  useEffect(() => {
    if (open) markRead();
  }, [id, open]);

  return (
    <Dialog
      title={subject}
      open={open}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
      footer={
        <Button
          type="primary"
          onClick={() => {
            item.open(id, 'reply');
          }}
        >
          Reply
        </Button>
      }
    >
      <p className="soft">
        From <strong>{senderName}</strong> · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      <p className={styles.content}>{content}</p>
    </Dialog>
  );
}

interface MessageDialogProps extends DialogProps {
  role: Role;
  dialog: MessageDialogKey;
  /** null for a new message. */
  message: Message | null;
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
