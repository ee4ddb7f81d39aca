import { type HiredStaffMember, type NewStaffMember, staffCalls, staffQueries } from '@/entities/staff-member';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

const change: Change<NewStaffMember, HiredStaffMember> = {
  send: (member) => staffCalls.create(member),
  done: (_, { staff: { name, email } }) => ({
    title: 'Staff member created',
    description: `${name} signs in with ${email}`,
  }),
  failed: () => ({ title: 'Error creating staff member' }),
  stale: [staffQueries.all(), trailQueries.all()],
};

export const useCreateStaffMember = () => useChange(change);
