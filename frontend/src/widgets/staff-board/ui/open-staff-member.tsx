import { useState } from 'react';
import type { StaffMember } from '@/entities/staff-member';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';

export const loadStaffDialog = async () => (await import('./staff-dialog')).StaffDialog;

const DIALOGS = ['password', 'delete', 'history'] as const;
export type DialogKey = (typeof DIALOGS)[number];

/** Somebody's dialog, or the one that takes in somebody new. */
export type OpenDialog = { dialog: DialogKey; member: StaffMember } | { dialog: 'create'; member: null };

interface OpenStaffMemberProps {
  rows: readonly StaffMember[];
  afterClose: () => void;
}

/** The dialog that the address names, above the rows. */
export function OpenStaffMember({ rows, afterClose }: OpenStaffMemberProps) {
  const item = useOpenItem();
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const wanted = find(item, rows);
  if (wanted && (shown?.member !== wanted.member || shown.dialog !== wanted.dialog)) setShown(wanted);
  if (!shown) return null;
  return (
    <LazyPart
      load={loadStaffDialog}
      with={{
        ...shown,
        open: item.id === (shown.member?.id ?? 'new'),
        onClose: item.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}

function find(item: ReturnType<typeof useOpenItem>, rows: readonly StaffMember[]): OpenDialog | undefined {
  if (item.id === 'new') return { dialog: 'create', member: null };
  const member = rows.find(({ id }) => id === item.id);
  const dialog = DIALOGS.find((key) => key === item.dialog);
  return member && dialog && { dialog, member };
}
