import { queryOptions } from '@tanstack/react-query';
import { contractCalls } from './contract.calls';

const key = 'contracts';

export const contractQueries = {
  all: () => [key] as const,
  /** For the owner. */
  one: (id: string) =>
    queryOptions({ queryKey: [key, 'one', id], queryFn: ({ signal }) => contractCalls.get(id, signal) }),
  /** For the holder of the signing link. */
  opened: (token: string) =>
    queryOptions({ queryKey: [key, 'opened', token], queryFn: ({ signal }) => contractCalls.opened(token, signal) }),
};
