import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactQueries } from '@/entities/email-marketing/contacts';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';

export const loadContactDialog = async () => (await import('./contact-dialog')).ContactDialog;

const OF_ALL = ['create', 'import', 'segments'] as const;
const OF_ONE = ['edit', 'delete'] as const;
export type DialogKey = (typeof OF_ALL)[number] | (typeof OF_ONE)[number];

interface Shown {
  id: string;
  dialog: DialogKey;
}

/** The dialog that the address names, above the rows, whether or not the list shows the contact. */
export function OpenContact({ afterClose }: { afterClose: () => void }) {
  const item = useOpenItem();
  const [shown, setShown] = useState<Shown | null>(null);
  const wanted = wantedOf(item);
  if (wanted && (wanted.id !== shown?.id || wanted.dialog !== shown.dialog)) setShown(wanted);
  const isOfOne = shown !== null && shown.id !== 'new';
  const { data: contact } = useQuery({ ...contactQueries.one(shown?.id ?? ''), enabled: isOfOne });
  if (!shown || (isOfOne && !contact)) return null;
  return (
    <LazyPart
      load={loadContactDialog}
      with={{
        dialog: shown.dialog,
        contact: isOfOne ? contact : undefined,
        open: item.id === shown.id,
        onClose: item.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}

function wantedOf({ id, dialog }: ReturnType<typeof useOpenItem>): Shown | undefined {
  if (id === null) return undefined;
  const known: readonly DialogKey[] = id === 'new' ? OF_ALL : OF_ONE;
  const key = known.find((one) => one === dialog);
  return key && { id, dialog: key };
}
