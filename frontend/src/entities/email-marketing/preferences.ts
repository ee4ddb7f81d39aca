import { queryOptions } from '@tanstack/react-query';
import { answer, api, type components } from '@/shared/api';

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

export type Preferences = components['schemas']['PreferencesView'];
export type CorrectedName = components['schemas']['CorrectName'];

/** A link in an email contains a token, which is its recipient's only credential. */
const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

export const preferencesCalls = {
  read: (token: string, signal: AbortSignal) =>
    answer(api.GET('/api/email/preferences', { ...bearing(token), signal })),
  subscribe: (token: string) => answer(api.POST('/api/email/preferences/subscribe', bearing(token))),
  unsubscribe: (token: string) => answer(api.POST('/api/email/preferences/unsubscribe', bearing(token))),
  rename: (token: string, body: CorrectedName) =>
    answer(api.PUT('/api/email/preferences', { ...bearing(token), body })),
  askForRecord: (token: string) => api.POST('/api/email/preferences/record-link', bearing(token)),
  record: (token: string, signal: AbortSignal) => answer(api.GET('/api/email/record', { ...bearing(token), signal })),
  erase: (token: string) => api.POST('/api/email/record/erase', bearing(token)),
  readConfirmation: (token: string, signal: AbortSignal) =>
    answer(api.GET('/api/email/confirmation', { ...bearing(token), signal })),
  confirm: (token: string) => answer(api.POST('/api/email/confirmation', bearing(token))),
};
