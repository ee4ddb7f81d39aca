import { Button } from 'antd';
import type { StaffMember } from '@/entities/staff-member';
import { useChangeStaffStatus } from '../api/use-change-staff-status';
import { useOpenItem } from '@/shared/lib/open-item';
import { type DialogKey, loadStaffDialog } from './open-staff-member';

const prepare = () => void loadStaffDialog().catch(() => undefined);

interface StaffActionsProps {
  member: StaffMember;
  className: string | undefined;
  size?: 'small';
}

export function StaffActions({ member: { id, isActive }, className, size }: StaffActionsProps) {
  const status = useChangeStaffStatus(id);
  const item = useOpenItem();
  const opens = (dialog: DialogKey) => ({
    size,
    onFocus: prepare,
    onClick: () => {
      item.open(id, dialog);
    },
  });
  return (
    <div className={className}>
      <Button
        size={size}
        onClick={() => {
          status.send({ id, isActive: isActive !== 'true' });
        }}
      >
        {isActive === 'true' ? 'Deactivate' : 'Activate'}
      </Button>
      <Button type="text" {...opens('password')}>
        Reset Password
      </Button>
      <Button type="text" {...opens('history')}>
        History
      </Button>
      <Button type="text" danger {...opens('delete')}>
        Delete
      </Button>
    </div>
  );
}
