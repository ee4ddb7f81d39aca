import { type NewStaffMember, staffCalls, staffQueries } from '@/entities/staff-member';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

const change: Change<NewStaffMember> = {
  send: (member) => staffCalls.create(member),
  done: () => ({ title: 'Staff member created' }),
  failed: () => ({ title: 'Error creating staff member', description: 'Something went wrong' }),
  stale: [staffQueries.all(), trailQueries.all()],
};

export const useCreateStaffMember = () => useChange(change);
