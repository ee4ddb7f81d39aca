import type { ApprovalItem } from '@/entities/approval-item';
import { DeleteApprovalDialog } from '@/features/content/delete-approval';
import { ApprovalDecision } from '@/features/content/decide-approval';
import { ItemTrail } from '@/features/read-trail';
import { Dialog } from '@/shared/ui/dialogs';
import { ContentPreview } from './content-preview';

export type ApprovalDialogKey = 'delete' | 'history' | 'review';

interface ApprovalDialogProps {
  dialog: ApprovalDialogKey;
  item: ApprovalItem;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function ApprovalDialog({ dialog, item, ...props }: ApprovalDialogProps) {
  if (dialog === 'delete') return <DeleteApprovalDialog item={item} {...props} />;
  const { open, onClose, afterClose } = props;
  return (
    <Dialog title={item.title} open={open} footer={null} onCancel={onClose} afterClose={afterClose} destroyOnHidden>
      <ContentPreview id={item.id} title={item.title} />
      {dialog === 'review' && <ApprovalDecision id={item.id} subject={item.title} onDecided={onClose} />}
      <ItemTrail subjectType="approval-item" id={item.id} />
    </Dialog>
  );
}
