import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepLocalRecord, sessionQueries } from '@/entities/session';
import { answer, api, type components, type Role } from '@/shared/api';

export type Credentials = components['schemas']['LoginBody'];

const LOGIN = {
  admin: (body: Credentials) => api.POST('/api/admin/login', { body }),
  manager: (body: Credentials) => api.POST('/api/manager/login', { body }),
  staff: (body: Credentials) => api.POST('/api/staff/login', { body }),
};

export function useSignIn(role: Role) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => answer(LOGIN[role](credentials)),
    onSuccess: (account) => {
      keepLocalRecord(role, account);
      client.setQueryData(sessionQueries.account(role).queryKey, account);
    },
  });
}
