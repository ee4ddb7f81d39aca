import { Button } from 'antd';
import { staffCalls, type StaffFigures, type StaffMember, staffQueries } from '@/entities/staff-member';
import { trailQueries } from '@/entities/trail';
import { type Mutation, optimisticFigures, optimisticRows, useRestMutation } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { type DialogKey, loadStaffDialog } from './open-staff-member';

interface StaffStatus {
  id: string;
  isActive: boolean;
}

const change: Mutation<StaffStatus> = {
  send: ({ id, isActive }) => staffCalls.changeStatus(id, isActive),
  done: () => ({ title: 'Staff status updated' }),
  failed: () => ({ title: 'Error updating staff status' }),
  invalidates: [staffQueries.all(), trailQueries.all()],
  optimisticUpdate: ({ id, isActive }) => [
    optimisticRows<StaffMember>(staffQueries.lists(), (rows) =>
      rows.map((row): StaffMember => (row.id === id ? { ...row, isActive: isActive ? 'true' : 'false' } : row)),
    ),
    optimisticFigures<StaffFigures>(staffQueries.figures().queryKey, ({ active, total }) => ({
      active: active + (isActive ? 1 : -1),
      total,
    })),
  ],
};

const useChangeStaffStatus = (id: string) => useRestMutation({ ...change, of: `staff-member/${id}` });

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
