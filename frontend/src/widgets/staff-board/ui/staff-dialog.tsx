import { staffCalls, type StaffMember, staffQueries } from '@/entities/staff-member';
import { trailQueries } from '@/entities/trail';
import { CreateStaffDialog } from './create-staff-dialog';
import { ItemTrail } from '@/features/read-trail';
import { ResetPasswordDialog } from './reset-password-dialog';
import { DeleteDialog, Dialog } from '@/shared/ui/dialogs';
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
      return (
        <DeleteDialog
          id={member.id}
          noun="Staff member"
          title={`Delete ${member.name}?`}
          call={staffCalls.delete}
          invalidates={[staffQueries.all(), trailQueries.all()]}
          {...props}
        >
          <p>
            Are you sure you want to permanently delete this staff member? {member.name} is signed out right away. Their
            name stays on messages.
          </p>
        </DeleteDialog>
      );
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
