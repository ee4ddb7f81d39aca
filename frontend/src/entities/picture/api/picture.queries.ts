import { queryOptions } from '@tanstack/react-query';
import type { MailRole } from '@/shared/api';
import { pictureCalls } from './picture.calls';

const key = 'pictures';

export const pictureQueries = {
  all: () => [key] as const,
  /** The newest 500. */
  list: (role: MailRole) =>
    queryOptions({
      queryKey: [key, role],
      queryFn: ({ signal }) => pictureCalls(role).list(signal),
      staleTime: 10_000,
    }),
};
