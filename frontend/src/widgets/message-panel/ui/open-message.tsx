import { useState } from 'react';
import type { Message } from '@/entities/message';
import type { Role } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';
import { type OpenDialog, findDialog } from '../model/find-dialog';

export const loadMessageDialog = async () => (await import('./message-dialog')).MessageDialog;

interface OpenMessageProps {
  role: Role;
  rows: readonly Message[];
  afterClose: () => void;
}

/** The dialog that the address names, above the rows: a message that goes to the archive meanwhile takes nothing with it. */
export function OpenMessage({ role, rows, afterClose }: OpenMessageProps) {
  const item = useOpenItem();
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const wanted = findDialog(item, rows);
  if (wanted && (shown?.message !== wanted.message || shown.dialog !== wanted.dialog)) setShown(wanted);
  if (!shown) return null;
  return (
    <LazyPart
      load={loadMessageDialog}
      with={{
        role,
        ...shown,
        open: item.id === (shown.message?.id ?? 'new'),
        onClose: item.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}
