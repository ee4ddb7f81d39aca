import type { StaffMember } from '@/entities/staff-member';
import { CreateStaffDialog } from '@/features/staff/create-member';
import { DeleteStaffDialog } from '@/features/staff/delete-member';
import { ItemTrail } from '@/features/read-trail';
import { ResetPasswordDialog } from '@/features/staff/reset-password';
import { Dialog } from '@/shared/ui/dialogs';
import type { DialogKey } from './open-staff-member';

interface StaffDialogProps {
  dialog: DialogKey;
  /** null for somebody new. */
  member: StaffMember | null;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function StaffDialog({ dialog, member, ...props }: StaffDialogProps) {
  if (!member) return <CreateStaffDialog {...props} />;
  switch (dialog) {
    case 'create':
      return null;
    case 'password':
      return <ResetPasswordDialog member={member} {...props} />;
    case 'delete':
      return <DeleteStaffDialog member={member} {...props} />;
    case 'history':
      return (
        <Dialog
          title={member.name}
          open={props.open}
          footer={null}
          onCancel={props.onClose}
          afterClose={props.afterClose}
          destroyOnHidden
        >
          <ItemTrail subjectType="staff-member" id={member.id} />
        </Dialog>
      );
  }
}
