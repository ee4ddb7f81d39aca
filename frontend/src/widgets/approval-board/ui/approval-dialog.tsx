import { type ApprovalItem, approvalItemQueries, deleteItem } from '@/entities/approval-item';
import { activityQueries } from '@/entities/activity';
import { ApprovalDecision } from './approval-decision';
import { CommentsDialog } from '@/features/comment-on-approval';
import { ItemActivity } from '@/features/activity-log';
import { DeleteDialog, Dialog, type DialogProps } from '@/shared/ui/dialogs';
import { ContentPreview } from './content-preview';

export type ApprovalDialogKey = 'comments' | 'delete' | 'history' | 'review';

interface ApprovalDialogProps extends DialogProps {
  dialog: ApprovalDialogKey;
  item: ApprovalItem;
}

export function ApprovalDialog({ dialog, item, ...props }: ApprovalDialogProps) {
  if (dialog === 'comments') return <CommentsDialog role="admin" itemId={item.id} {...props} />;
  if (dialog === 'delete') {
    const returns = item.status === 'pending' && item.scheduledContentId !== null;
    return (
      <DeleteDialog
        id={item.id}
        noun="Item"
        title={`Delete “${item.title}”?`}
        call={deleteItem}
        invalidates={[approvalItemQueries.all(), activityQueries.all()]}
        failed={{ title: 'Delete failed', description: 'Failed to delete the item' }}
        {...props}
      >
        <p>This permanently deletes the submission and its comments.</p>
        {returns && <p>The site manager keeps the draft and can edit it again.</p>}
      </DeleteDialog>
    );
  }
  const { open, onClose, afterClose } = props;
  return (
    <Dialog title={item.title} open={open} footer={null} onCancel={onClose} afterClose={afterClose} destroyOnHidden>
      <ContentPreview id={item.id} title={item.title} />
      {dialog === 'review' && <ApprovalDecision id={item.id} subject={item.title} onDecided={onClose} />}
      <ItemActivity subjectType="approval-item" id={item.id} />
    </Dialog>
  );
}
