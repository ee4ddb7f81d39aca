import { queryOptions } from '@tanstack/react-query';
import { answer, api, type components } from '@/shared/api';

export type GuestTable = components['schemas']['GuestTableView'];
export type TableChange = components['schemas']['AskForChange'];
export type OfferedTime = GuestTable['offeredTimes'][number];
export type OwnMemory = NonNullable<GuestTable['memory']>;
export type MemoryCorrection = components['schemas']['CorrectMemory'];
export type LateMinutes = components['schemas']['SayLate']['minutes'];

/** A link in an email contains a token, which is its recipient's only credential. */
const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

export const guestTableCalls = {
  reportLate: (token: string, minutes: LateMinutes) =>
    answer(api.POST('/api/guest-table/late', { ...bearing(token), body: { minutes } })),
  askForChange: (token: string, body: TableChange) =>
    answer(api.POST('/api/guest-table/change', { ...bearing(token), body })),
  take: (token: string, { preferredDate, preferredTime }: OfferedTime) =>
    answer(api.POST('/api/guest-table/take', { ...bearing(token), body: { preferredDate, preferredTime } })),
  wait: (token: string) => answer(api.POST('/api/guest-table/wait', bearing(token))),
  sitInside: (token: string) => answer(api.POST('/api/guest-table/sit-inside', bearing(token))),
  confirmAttendance: (token: string) => answer(api.POST('/api/guest-table/coming', bearing(token))),
  correctMemory: (token: string, body: MemoryCorrection) =>
    answer(api.POST('/api/guest-table/memory/correct', { ...bearing(token), body })),
  eraseMemory: (token: string) => answer(api.POST('/api/guest-table/memory/erase', bearing(token))),
  cancel: (token: string) => answer(api.POST('/api/guest-table/cancel', bearing(token))),
};

const POLL_MS = 20_000;

export const guestTableQueries = {
  of: (token: string) =>
    queryOptions({
      queryKey: ['guest-table', token],
      queryFn: ({ signal }) => answer(api.GET('/api/guest-table', { ...bearing(token), signal })),
      refetchInterval: POLL_MS,
    }),
};
