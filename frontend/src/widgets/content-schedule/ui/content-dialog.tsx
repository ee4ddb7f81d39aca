import { Flex } from 'antd';
import { approvalItemQueries } from '@/entities/approval-item';
import {
  type ContentStatus,
  deleteContent,
  type ScheduledContent,
  scheduledContentQueries,
} from '@/entities/scheduled-content';
import { EditContentDialog } from '@/features/content/write-content';
import { blocksOf } from '@/shared/lib/words';
import { DeleteDialog, Dialog, type DialogProps } from '@/shared/ui/dialogs';
import type { ContentDialogKey } from '../model/next-actions';
import { LiveLink } from './live-link';
import styles from './content-card.module.css';

const LOST_BY_DELETING: Partial<Record<ContentStatus, string>> = {
  submitted: 'The owner will no longer be asked to approve it.',
  approved: 'It was approved and will not be published.',
  published: 'It was published and will no longer be shown.',
};

interface ContentDialogProps extends DialogProps {
  dialog: ContentDialogKey;
  content: ScheduledContent;
}

export function ContentDialog({ dialog, content, ...props }: ContentDialogProps) {
  switch (dialog) {
    case 'edit':
      return <EditContentDialog content={content} {...props} />;
    case 'delete':
      return (
        <DeleteDialog
          id={content.id}
          noun="Content"
          title={`Delete “${content.title}”?`}
          call={deleteContent}
          invalidates={[scheduledContentQueries.all(), approvalItemQueries.all()]}
          failed={{ title: 'Error', description: 'Failed to delete content' }}
          {...props}
        >
          <p>This permanently deletes the content. {LOST_BY_DELETING[content.status]}</p>
        </DeleteDialog>
      );
    case 'view':
      return <ContentView content={content} {...props} />;
  }
}

function ContentView({ content, open, onClose, afterClose }: Omit<ContentDialogProps, 'dialog'>) {
  return (
    <Dialog title={content.title} open={open} footer={null} onCancel={onClose} afterClose={afterClose} destroyOnHidden>
      <Flex vertical gap={12} className={styles.whole}>
        {blocksOf(content.content).map(({ kind, words }, index) => {
          const Tag = kind === 'heading' ? 'h3' : 'p';
          return (
            <Tag key={index} data-kind={kind}>
              {words}
            </Tag>
          );
        })}
      </Flex>
      <LiveLink content={content} />
    </Dialog>
  );
}
