import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Mutation, type components, type Role, useRestMutation } from '@/shared/api';

type Email = components['schemas']['ForgotPassword'];
type NewOwner = components['schemas']['CreateFirstOwner'];

interface Chosen extends Pick<components['schemas']['ChoosePassword'], 'newPassword'> {
  /** From the emailed link. */
  token: string;
}

interface FirstOwner extends NewOwner {
  /** From the link in the server's log. */
  token: string;
}

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

const calls = {
  admin: {
    ask: (body: Email) => api.POST('/api/admin/forgot-password', { body }),
    read: (token: string) => answer(api.GET('/api/admin/password-link', bearer(token))),
    choose: ({ token, ...body }: Chosen) => api.POST('/api/admin/choose-password', { body, ...bearer(token) }),
  },
  manager: {
    ask: (body: Email) => api.POST('/api/manager/forgot-password', { body }),
    read: (token: string) => answer(api.GET('/api/manager/password-link', bearer(token))),
    choose: ({ token, ...body }: Chosen) => api.POST('/api/manager/choose-password', { body, ...bearer(token) }),
  },
  staff: {
    ask: (body: Email) => api.POST('/api/staff/forgot-password', { body }),
    read: (token: string) => answer(api.GET('/api/staff/password-link', bearer(token))),
    choose: ({ token, ...body }: Chosen) => api.POST('/api/staff/choose-password', { body, ...bearer(token) }),
  },
} satisfies Record<Role, unknown>;

const asking = (role: Role): Mutation<Email> => ({
  send: calls[role].ask,
  failed: () => ({ title: 'Couldn’t send the email', description: 'Please try again' }),
});
export const useForgotPassword = (role: Role) => useRestMutation(asking(role));

const choosing = (role: Role): Mutation<Chosen> => ({
  send: calls[role].choose,
  done: () => ({ title: 'Password saved', description: 'Please sign in with it.' }),
  failed: () => ({ title: 'Couldn’t save the password', description: 'Please try again' }),
});
export const useChoosePassword = (role: Role) => useRestMutation(choosing(role));

/** The account that the link is for. */
export const passwordLinkQuery = (role: Role, token: string) =>
  queryOptions({
    queryKey: ['password-link', role, token],
    queryFn: () => calls[role].read(token),
    staleTime: Infinity,
  });

const createFirstOwner: Mutation<FirstOwner> = {
  send: ({ token, ...body }) => api.POST('/api/admin/first-owner', { body, ...bearer(token) }),
  done: () => ({ title: 'Account created', description: 'Please sign in with it.' }),
  failed: () => ({ title: 'Couldn’t create the account', description: 'Please try again' }),
};
export const useCreateFirstOwner = () => useRestMutation(createFirstOwner);

/** Null if the link of a new installation works. */
export const firstOwnerLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['first-owner', token],
    queryFn: () => api.GET('/api/admin/first-owner', bearer(token)).then(() => null),
    staleTime: Infinity,
  });
