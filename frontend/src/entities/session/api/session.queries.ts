import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, returnNullOn401, type Role } from '@/shared/api';

const ACCOUNT_OF = {
  admin: () => apiAs('admin').GET('/api/admin/me'),
  manager: () => apiAs('manager').GET('/api/manager/me'),
  staff: () => apiAs('staff').GET('/api/staff/me'),
};

export const sessionQueries = {
  /** The account that is signed in under the role; null when the server knows none. */
  account: (role: Role) =>
    queryOptions({
      queryKey: ['session', role],
      queryFn: () => returnNullOn401(answer(ACCOUNT_OF[role]())),
    }),
};
