import { ChangePasswordDialog } from '@/features/change-password';
import type { Role } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import type { AccountDialog } from './account-menu';

interface AccountDialogsProps {
  role: Role;
  dialog: AccountDialog;
  open: boolean;
  isLeaving: boolean;
  onLeave: () => void;
  onClose: () => void;
}

export function AccountDialogs({ role, dialog, open, isLeaving, onLeave, onClose }: AccountDialogsProps) {
  return (
    <>
      <ChangePasswordDialog role={role} open={open && dialog === 'password'} onClose={onClose} />
      <ConfirmDialog
        title="Sign out everywhere?"
        open={open && dialog === 'everywhere'}
        okText="Sign out everywhere"
        isBusy={isLeaving}
        onConfirm={onLeave}
        onClose={onClose}
      >
        <p>You will be signed out in this browser and in every other one.</p>
      </ConfirmDialog>
    </>
  );
}
