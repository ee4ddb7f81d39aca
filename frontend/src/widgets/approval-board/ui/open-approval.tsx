import { useState } from 'react';
import type { ApprovalItem } from '@/entities/approval-item';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';
import type { ApprovalDialogKey } from './approval-dialog';

export const loadApprovalDialog = async () => (await import('./approval-dialog')).ApprovalDialog;

const DIALOGS: readonly ApprovalDialogKey[] = ['delete', 'history', 'review'];

/** The dialog that the address names, above the rows. */
export function OpenApproval({ rows, afterClose }: { rows: readonly ApprovalItem[]; afterClose: () => void }) {
  const address = useOpenItem();
  const [shown, setShown] = useState<{ dialog: ApprovalDialogKey; item: ApprovalItem } | null>(null);
  const item = rows.find(({ id }) => id === address.id);
  const dialog = DIALOGS.find((key) => key === address.dialog);
  if (item && dialog && (shown?.item !== item || shown.dialog !== dialog)) setShown({ dialog, item });
  if (!shown) return null;
  return (
    <LazyPart
      load={loadApprovalDialog}
      with={{
        ...shown,
        open: address.id === shown.item.id,
        onClose: address.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}
