import type { ScheduledContent } from '@/entities/scheduled-content';
import { DeleteContentDialog } from '@/features/content/delete-content';
import { EditContentDialog } from '@/features/content/write-content';
import { blocksOf } from '@/shared/lib/words';
import { Dialog } from '@/shared/ui/dialogs';
import type { ContentDialogKey } from '../model/next-actions';
import { LiveLink } from './live-link';
import styles from './content-card.module.css';

interface ContentDialogProps {
  dialog: ContentDialogKey;
  content: ScheduledContent;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function ContentDialog({ dialog, content, ...props }: ContentDialogProps) {
  switch (dialog) {
    case 'edit':
      return <EditContentDialog content={content} {...props} />;
    case 'delete':
      return <DeleteContentDialog content={content} {...props} />;
    case 'view':
      return <ContentView content={content} {...props} />;
  }
}

function ContentView({ content, open, onClose, afterClose }: Omit<ContentDialogProps, 'dialog'>) {
  return (
    <Dialog title={content.title} open={open} footer={null} onCancel={onClose} afterClose={afterClose} destroyOnHidden>
      <div className={styles.whole}>
        {blocksOf(content.content).map(({ kind, words }, index) => {
          const Tag = kind === 'heading' ? 'h3' : 'p';
          return (
            <Tag key={index} data-kind={kind}>
              {words}
            </Tag>
          );
        })}
      </div>
      <LiveLink content={content} />
    </Dialog>
  );
}
