import type { ReactNode } from 'react';
import type { Message } from '@/entities/message';
import { useOpenItem } from '@/shared/lib/open-item';
import { ListRow } from '@/shared/ui/list-row';

interface MessageRowProps {
  message: Message;
  /** Next to the subject. */
  badge?: ReactNode;
  /** When it was received or archived. */
  when: ReactNode;
  actions?: ReactNode;
}

export function MessageRow({ message: { id, subject, senderName, content, isRead }, ...row }: MessageRowProps) {
  const item = useOpenItem();
  return (
    <ListRow
      id={id}
      isRead={isRead === 'true'}
      from={senderName}
      title={subject}
      onOpen={() => {
        item.open(id, 'read');
      }}
      {...row}
    >
      {content}
    </ListRow>
  );
}
