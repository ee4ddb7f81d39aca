import { type StaffFigures, type StaffMember, staffCalls, staffQueries } from '@/entities/staff-member';
import { trailQueries } from '@/entities/trail';
import { type Change, foresee, foreseeRows, useChange } from '@/shared/api';

interface StaffStatus {
  id: string;
  isActive: boolean;
}

const change: Change<StaffStatus> = {
  send: ({ id, isActive }) => staffCalls.changeStatus(id, isActive),
  done: () => ({ title: 'Staff status updated' }),
  failed: () => ({ title: 'Error updating staff status' }),
  stale: [staffQueries.all(), trailQueries.all()],
  optimistic: ({ id, isActive }) => [
    foreseeRows<StaffMember>(staffQueries.lists(), (rows) =>
      rows.map((row): StaffMember => (row.id === id ? { ...row, isActive: isActive ? 'true' : 'false' } : row)),
    ),
    foresee<StaffFigures>(staffQueries.figures().queryKey, ({ active, total }) => ({
      active: active + (isActive ? 1 : -1),
      total,
    })),
  ],
};

export const useChangeStaffStatus = (id: string) => useChange({ ...change, of: `staff-member/${id}` });
