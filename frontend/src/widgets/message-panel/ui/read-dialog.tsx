import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import type { Message } from '@/entities/message';
import { formatMoment } from '@/entities/restaurant';
import { useReadMessage } from '../api/use-read-message';
import type { Role } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { Dialog } from '@/shared/ui/dialogs';
import styles from './read-dialog.module.css';

interface ReadDialogProps {
  role: Role;
  message: Message;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** The whole message. Whoever opens it has read it. */
export function ReadDialog({ role, message, open, onClose, afterClose }: ReadDialogProps) {
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
      <p className={styles.from}>
        From <strong>{senderName}</strong> · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      <p className={styles.content}>{content}</p>
    </Dialog>
  );
}
