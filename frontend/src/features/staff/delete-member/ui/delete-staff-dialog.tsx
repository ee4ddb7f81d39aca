import type { StaffMember } from '@/entities/staff-member';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useDeleteStaffMember } from '../api/use-delete-staff-member';

interface DeleteStaffDialogProps {
  member: StaffMember;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function DeleteStaffDialog({ member: { id, name }, ...dialog }: DeleteStaffDialogProps) {
  const { send, isPending } = useDeleteStaffMember();
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      okText="Delete"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <p>
        Are you sure you want to permanently delete this staff member? {name} is signed out right away. Their name stays
        on messages.
      </p>
    </ConfirmDialog>
  );
}
