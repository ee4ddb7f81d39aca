import { staffCalls, staffQueries } from '@/entities/staff-member';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

interface NewPassword {
  id: string;
  password: string;
}

const change: Change<NewPassword> = {
  send: ({ id, password }) => staffCalls.resetPassword(id, password),
  done: () => ({ title: 'Password reset' }),
  failed: () => ({ title: 'Error resetting password', description: 'Something went wrong' }),
  stale: [staffQueries.all(), trailQueries.all()],
};

export const useResetStaffPassword = () => useChange(change);
