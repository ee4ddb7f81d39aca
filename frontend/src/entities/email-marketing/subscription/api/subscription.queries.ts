import { queryOptions } from '@tanstack/react-query';
import { subscriptionCalls } from './subscription.calls';

const key = 'subscription';

export const subscriptionQueries = {
  all: () => [key] as const,
  of: (token: string) =>
    queryOptions({ queryKey: [key, 'of', token], queryFn: ({ signal }) => subscriptionCalls.read(token, signal) }),
  record: (token: string) =>
    queryOptions({
      queryKey: [key, 'record', token],
      queryFn: ({ signal }) => subscriptionCalls.record(token, signal),
    }),
  toConfirm: (token: string) =>
    queryOptions({
      queryKey: [key, 'to-confirm', token],
      queryFn: ({ signal }) => subscriptionCalls.readConfirmation(token, signal),
    }),
};
