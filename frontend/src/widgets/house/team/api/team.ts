import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type Change, type components, useChange } from '@/shared/api';

export type OfficeAccount = components['schemas']['OfficeAccountView'];
export type Invitation = components['schemas']['InviteAccount'];

const owner = apiAs('admin');
const by = ({ id }: Pick<OfficeAccount, 'id'>) => ({ params: { path: { id } } });
const TEAM = ['team'] as const;

/** Owners first, then site managers, by name. */
export const teamQuery = () =>
  queryOptions({ queryKey: TEAM, queryFn: ({ signal }) => answer(owner.GET('/api/admin/accounts', { signal })) });

const inviting: Change<Invitation> = {
  send: (body) => answer(owner.POST('/api/admin/accounts', { body })),
  done: ({ email }) => ({ title: 'Invitation sent', description: `We sent ${email} a link to choose a password.` }),
  failed: () => ({ title: 'Couldn’t send the invitation', description: 'Please try again' }),
  stale: [TEAM],
};
export const useInvite = () => useChange(inviting);

const sendingAgain: Change<OfficeAccount> = {
  send: (account) => owner.POST('/api/admin/accounts/{id}/invitation', by(account)),
  done: ({ email }) => ({ title: 'Invitation sent', description: `We sent a new link to ${email}.` }),
  failed: () => ({ title: 'Couldn’t send the invitation', description: 'Please try again' }),
};
export const useSendAgain = () => useChange(sendingAgain);

const changingStatus: Change<OfficeAccount> = {
  send: (account) =>
    answer(owner.PATCH('/api/admin/accounts/{id}/status', { ...by(account), body: { isActive: !account.isActive } })),
  done: ({ name, isActive }) =>
    isActive
      ? { title: 'Account deactivated', description: `${name} is signed out everywhere.` }
      : { title: 'Account activated', description: `${name} can sign in again.` },
  failed: () => ({ title: 'Couldn’t change the account', description: 'Please try again' }),
  stale: [TEAM],
};
export const useChangeStatus = () => useChange(changingStatus);
