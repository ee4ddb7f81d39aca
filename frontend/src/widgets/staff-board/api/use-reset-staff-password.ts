import { staffCalls, type StaffMember, staffQueries } from '@/entities/staff-member';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

interface NewPassword {
  id: string;
  password: string;
}

const change: Change<NewPassword> = {
  send: ({ id, password }) => staffCalls.resetPassword(id, password),
  done: () => ({ title: 'Password reset' }),
  failed: () => ({ title: 'Error resetting password' }),
  stale: [staffQueries.all(), trailQueries.all()],
};

export const useResetStaffPassword = () => useChange(change);

const invitation: Change<StaffMember> = {
  send: ({ id }) => staffCalls.sendInvitation(id),
  done: ({ email }) => ({ title: 'Invitation sent', description: `We sent ${email} a link to choose a password.` }),
  failed: () => ({ title: 'Couldn’t send the invitation', description: 'Please try again' }),
};

export const useSendInvitation = () => useChange(invitation);
