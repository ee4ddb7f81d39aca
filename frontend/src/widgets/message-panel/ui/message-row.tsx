import type { ReactNode } from 'react';
import type { Message } from '@/entities/message';
import { useOpenItem } from '@/shared/lib/open-item';
import { LetterRow } from '@/shared/ui/letter-row';
import { loadMessageDialog } from './open-message';

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
    <LetterRow
      id={id}
      isRead={isRead === 'true'}
      from={senderName}
      title={subject}
      preview={content}
      onApproach={() => void loadMessageDialog().catch(() => undefined)}
      onOpen={() => {
        item.open(id, 'read');
      }}
      {...row}
    />
  );
}
