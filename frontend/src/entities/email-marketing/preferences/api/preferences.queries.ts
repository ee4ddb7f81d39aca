import { queryOptions } from '@tanstack/react-query';
import { preferencesCalls } from './preferences.calls';

const key = 'preferences';

export const preferencesQueries = {
  all: () => [key] as const,
  of: (token: string) =>
    queryOptions({ queryKey: [key, 'of', token], queryFn: ({ signal }) => preferencesCalls.read(token, signal) }),
  record: (token: string) =>
    queryOptions({
      queryKey: [key, 'record', token],
      queryFn: ({ signal }) => preferencesCalls.record(token, signal),
    }),
  toConfirm: (token: string) =>
    queryOptions({
      queryKey: [key, 'to-confirm', token],
      queryFn: ({ signal }) => preferencesCalls.readConfirmation(token, signal),
    }),
};
