import type { ApprovalItem } from '@/entities/approval-item';
import { DeleteApprovalDialog } from '@/features/content/delete-approval';
import { ItemTrail } from '@/features/read-trail';
import { Dialog } from '@/shared/ui/dialogs';
import { ContentPreview } from './content-preview';

export type ApprovalDialogKey = 'delete' | 'history';

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
      <ItemTrail subjectType="approval-item" id={item.id} />
    </Dialog>
  );
}
