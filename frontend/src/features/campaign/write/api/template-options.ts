import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type Role } from '@/shared/api';

const AT_MOST = 500;

/** The templates to choose from. */
export const templateOptions = (role: Role) =>
  queryOptions({
    queryKey: ['email-templates', role, 'options'],
    queryFn: ({ signal }) =>
      answer(apiAs(role).GET('/api/email-templates', { params: { query: { limit: AT_MOST } }, signal })),
    select: (templates) => templates.filter(({ isActive }) => isActive),
  });
