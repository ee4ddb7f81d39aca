import { Button } from 'antd';
import { memo } from 'react';
import type { Message } from '@/entities/message';
import { formatMoment } from '@/entities/restaurant';
import { useArchiveMessage } from '../api/use-archive-message';
import type { Role } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { StatusTag } from '@/shared/ui/status-tag';
import { MessageRow } from './message-row';

/** A poll that brings one message draws one row. */
export const InboxRow = memo(function InboxRow({ role, message }: { role: Role; message: Message }) {
  const archive = useArchiveMessage(role);
  const item = useOpenItem();
  return (
    <MessageRow
      message={message}
      badge={message.isRead === 'false' && <StatusTag tone="waiting">New</StatusTag>}
      when={<time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>}
      actions={
        <>
          <Button
            type="text"
            loading={archive.isPending}
            onClick={() => {
              archive.send(message);
            }}
          >
            Archive
          </Button>
          <span data-on-hover={role === 'manager' || undefined}>
            <Button
              type="text"
              danger
              onClick={() => {
                item.open(message.id, 'delete');
              }}
            >
              Delete
            </Button>
          </span>
        </>
      }
    />
  );
});
