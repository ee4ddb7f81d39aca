import { useState } from 'react';
import type { ScheduledContent } from '@/entities/scheduled-content';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';
import { type ContentDialogKey, dialogsOf } from '../model/next-actions';

export const loadContentDialog = async () => (await import('./content-dialog')).ContentDialog;

/** The dialog that the address names, above the rows: what happens to its row does not touch what is typed in it. */
export function OpenContent({ rows, afterClose }: { rows: readonly ScheduledContent[]; afterClose: () => void }) {
  const item = useOpenItem();
  const [shown, setShown] = useState<{ dialog: ContentDialogKey; content: ScheduledContent } | null>(null);
  const content = rows.find(({ id }) => id === item.id);
  const dialog = content && dialogsOf(content.status).find((key) => key === item.dialog);
  if (content && dialog && (shown?.content !== content || shown.dialog !== dialog)) setShown({ dialog, content });
  if (!shown) return null;
  return (
    <LazyPart
      load={loadContentDialog}
      with={{
        ...shown,
        open: item.id === shown.content.id,
        onClose: item.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}
