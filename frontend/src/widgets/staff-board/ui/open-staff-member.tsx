import type { StaffMember } from '@/entities/staff-member';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';

export const loadStaffDialog = async () => (await import('./staff-dialog')).StaffDialog;

const DIALOGS = ['password', 'delete', 'history'] as const;
/** The dialogs of a staff member, and the one to add someone. */
export type DialogKey = (typeof DIALOGS)[number] | 'create';

interface OpenStaffMemberProps {
  rows: readonly StaffMember[];
  afterClose: () => void;
}

export function OpenStaffMember({ rows, afterClose }: OpenStaffMemberProps) {
  const opened = useOpened<StaffMember | null, DialogKey>({
    find: (id) => (id === 'new' ? null : rows.find((row) => row.id === id)),
    dialogOf: (member, name) => (member ? DIALOGS.find((key) => key === name) : 'create'),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="staff member"
      load={loadStaffDialog}
      with={(member, dialog) => ({ member, dialog })}
      afterClose={afterClose}
    />
  );
}
