import { ChangePasswordDialog } from '@/features/change-password';
import { PinDialog, ShareTabletDialog, StopSharingDialog } from '@/features/shared-tablet';
import { SignedInDialog } from '@/features/sign-out';
import type { Role } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { LazyPart } from '@/shared/ui/lazy-part';
import type { AccountDialog } from './account-menu';

/** Separate, since it includes the QR code renderer. */
const loadSecondSteps = async () => (await import('./second-steps')).SecondSteps;

/** Separate, since it includes the WebAuthn code. */
const loadPasskeys = async () => (await import('./passkeys')).PasskeysDialog;

const loadNotifications = async () => (await import('@/features/push-notifications')).NotificationsDialog;

interface AccountDialogsProps {
  role: Role;
  dialog: AccountDialog;
  open: boolean;
  /** The number of queued changes. */
  waiting: number;
  isLeaving: boolean;
  onLeave: (from: 'here' | 'everywhere') => void;
  onClose: () => void;
}

export function AccountDialogs({ role, dialog, open, waiting, isLeaving, onLeave, onClose }: AccountDialogsProps) {
  const lost = `Changes waiting to be sent (${String(waiting)}) will be lost.`;
  return (
    <>
      <ChangePasswordDialog role={role} open={open && dialog === 'password'} onClose={onClose} />
      {role !== 'staff' && dialog === 'second-step' && (
        <LazyPart load={loadSecondSteps} with={{ role, open, onClose }} />
      )}
      {dialog === 'passkeys' && <LazyPart load={loadPasskeys} with={{ role, open, onClose }} />}
      {dialog === 'notifications' && <LazyPart load={loadNotifications} with={{ role, open, onClose }} />}
      {role === 'staff' && <PinDialog open={open && dialog === 'pin'} onClose={onClose} />}
      <ShareTabletDialog role={role} open={open && dialog === 'share'} onClose={onClose} />
      <StopSharingDialog role={role} open={open && dialog === 'stop-sharing'} onClose={onClose} />
      <SignedInDialog role={role} open={open && dialog === 'browsers'} onClose={onClose} />
      <ConfirmDialog
        title="Sign out everywhere?"
        open={open && dialog === 'everywhere'}
        okText="Sign out everywhere"
        isBusy={isLeaving}
        onConfirm={() => {
          onLeave('everywhere');
        }}
        onClose={onClose}
      >
        <p>You will be signed out in this browser and in every other one.</p>
        {waiting > 0 && <p>{lost}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        title="Sign out now?"
        open={open && dialog === 'waiting'}
        okText="Log out"
        isDanger
        isBusy={isLeaving}
        onConfirm={() => {
          onLeave('here');
        }}
        onClose={onClose}
      >
        <p>{lost}</p>
      </ConfirmDialog>
    </>
  );
}
