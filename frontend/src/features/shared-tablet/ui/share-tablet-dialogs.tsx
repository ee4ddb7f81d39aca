import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { sharedTabletQueries } from '@/entities/session';
import type { Role } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useShareTablet, useStopSharing } from '../api';
import { openStaffDashboard } from './switch-person';

interface DialogProps {
  role: Role;
  open: boolean;
  onClose: () => void;
}

export function ShareTabletDialog({ role, open, onClose }: DialogProps) {
  const { send, isPending } = useShareTablet(role);
  const { data: pin } = useQuery({ ...sharedTabletQueries.pin(), enabled: open && role === 'staff' });
  return (
    <ConfirmDialog
      title="Share this tablet?"
      open={open}
      okText="Share this tablet"
      isBusy={isPending}
      onConfirm={() => {
        send(null, { onSuccess: role === 'staff' ? onClose : openStaffDashboard });
      }}
      onClose={onClose}
    >
      <Flex vertical gap="small">
        <p>
          Until 4 AM, staff can switch to themselves here with their PIN, and each works under their own name. After
          5&nbsp;minutes without use it asks for a PIN.
        </p>
        {role === 'staff' ? (
          pin && (
            <p>
              {pin.setAt === null
                ? 'You need a PIN, too, to switch back to yourself: Account › PIN for shared tablets.'
                : 'Switch back to yourself with your own PIN.'}
            </p>
          )
        ) : (
          <p>You’ll be signed out here: a PIN never opens your account.</p>
        )}
      </Flex>
    </ConfirmDialog>
  );
}

export function StopSharingDialog({ role, open, onClose }: DialogProps) {
  const { send, isPending } = useStopSharing(role);
  return (
    <ConfirmDialog
      title="Stop sharing this tablet?"
      open={open}
      okText="Stop sharing"
      isBusy={isPending}
      onConfirm={() => {
        send(null, {
          onSuccess: () => {
            window.location.assign('/staff/login');
          },
        });
      }}
      onClose={onClose}
    >
      <p>You’ll be signed out here. The next person needs their email and password.</p>
    </ConfirmDialog>
  );
}
