import { Alert } from 'antd';
import { openStaffDashboard, SwitchPerson } from '@/features/shared-tablet';
import { useQueuedMutations } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialogs';

interface SwitchPersonDialogProps {
  currentId: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** Waits for the changes of the person who is signed in: they are sent under that name only. */
export function SwitchPersonDialog({ currentId, open, onClose }: SwitchPersonDialogProps) {
  const unsent = useQueuedMutations().length;
  return (
    <Dialog title="Switch person" open={open} onCancel={onClose} footer={null} destroyOnHidden>
      {unsent > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={unsent === 1 ? '1 change isn’t sent yet.' : `${String(unsent)} changes aren’t sent yet.`}
          description="You can switch when they’re sent."
        />
      ) : (
        <SwitchPerson currentId={currentId} onSwitched={openStaffDashboard} />
      )}
    </Dialog>
  );
}
