import { apiAs, type Mutation, type components, type Role, useRestMutation } from '@/shared/api';

export type NewPassword = components['schemas']['ChangePassword'];

const changePassword = (role: Role): Mutation<NewPassword> => ({
  send: (body) => apiAs(role).POST('/api/account/password', { body }),
  done: () => ({ title: 'Password changed', description: 'You have been signed out in other browsers.' }),
  failed: () => ({ title: 'Couldn’t change the password', description: 'Please try again' }),
});

export const useChangePassword = (role: Role) => useRestMutation(changePassword(role));
