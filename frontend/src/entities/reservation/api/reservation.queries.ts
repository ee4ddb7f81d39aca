import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, apiAs, listQueries, polled } from '@/shared/api';
import { storeResponse, storedResponse } from '@/shared/lib/stored-days';
import {
  type BoardRole,
  type CapacityDay,
  doorCalls,
  readArchive,
  readCapacityDay,
  readOtherTimes,
  readReplies,
  readRepliesAbout,
  readGuestMemories,
  readGuestMemory,
  readRooms,
  readServiceDay,
  reservationCalls,
  type ReservationFilter,
  waitlistCalls,
  type ServiceDay,
} from './reservation.calls';

const key = 'reservations';

/** Possible periods of the statistics, in days. */
export const analyticsDays = [7, 30, 90] as const;
export type AnalyticsDays = (typeof analyticsDays)[number];

const keyOf = ({ search, status, date }: ReservationFilter) => [search ?? '', status ?? '', date ?? ''];

interface DayQuery<Answer> {
  name: 'service' | 'capacity';
  read: (role: BoardRole, date: string, signal: AbortSignal) => Promise<Answer>;
}

/** Staff's service days are stored for offline use; the query starts with the stored one, however old. */
const dayQuery = <Answer>({ name, read }: DayQuery<Answer>, role: BoardRole, date: string) => ({
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const day = await read(role, date, signal);
    if (role === 'staff') storeResponse(date, name, day);
    return day;
  },
  ...(role === 'staff' && {
    initialData: () => storedResponse(date, name)?.answer as NonNullable<Answer> | undefined,
    initialDataUpdatedAt: () => storedResponse(date, name)?.readAt,
  }),
  ...polled,
});

export const reservationQueries = {
  all: () => [key] as const,
  boards: (role: BoardRole) => [key, role, 'current'] as const,
  past: () => [key, 'admin', 'history'] as const,
  /** Everything that is not history, for the board's sections. */
  current: (role: BoardRole, filter: ReservationFilter = {}) =>
    listQueries({
      key: [...reservationQueries.boards(role), ...keyOf(filter)],
      rowsAPage: 500,
      read: (query, signal) => reservationCalls[role].list({ ...query, ...filter }, signal),
    }),
  history: (filter: ReservationFilter = {}, rowsAPage = 25) =>
    listQueries({
      key: [...reservationQueries.past(), ...keyOf(filter), String(rowsAPage)],
      rowsAPage,
      read: (query, signal) => readArchive({ ...query, ...filter }, signal),
    }),
  one: (role: BoardRole, id: string) =>
    queryOptions({
      queryKey: [key, role, 'one', id],
      queryFn: ({ signal }) => reservationCalls[role].one(id, signal),
    }),
  analytics: (days: AnalyticsDays) =>
    queryOptions({
      queryKey: [key, 'admin', 'analytics', days],
      queryFn: ({ signal }) =>
        answer(apiAs('admin').GET('/api/admin/analytics/reservations', { params: { query: { days } }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Each day of a month. @param month YYYY-MM */
  report: (month: string) =>
    queryOptions({
      queryKey: [key, 'admin', 'report', month],
      queryFn: ({ signal }) =>
        answer(apiAs('admin').GET('/api/admin/reservations/report', { params: { query: { month } }, signal })),
      placeholderData: keepPreviousData,
    }),
  serviceDays: (role: BoardRole) => [key, role, 'service'] as const,
  serviceDay: (role: BoardRole, date: string) =>
    queryOptions({
      queryKey: [...reservationQueries.serviceDays(role), date],
      ...dayQuery<ServiceDay>({ name: 'service', read: readServiceDay }, role, date),
    }),
  capacityDay: (role: BoardRole, date: string) =>
    queryOptions({
      queryKey: [key, role, 'capacity', date],
      ...dayQuery<CapacityDay>({ name: 'capacity', read: readCapacityDay }, role, date),
    }),
  otherTimes: (role: BoardRole, id: string, date: string) =>
    queryOptions({
      queryKey: [key, role, 'other-times', id, date],
      queryFn: ({ signal }) => readOtherTimes(role, id, date, signal),
    }),
  waitlist: (role: BoardRole, date: string) =>
    queryOptions({
      queryKey: [key, role, 'waitlist', date],
      queryFn: ({ signal }) => waitlistCalls.read(role, date, signal),
    }),
  doorList: (role: BoardRole) =>
    queryOptions({
      queryKey: [key, role, 'door-list'],
      queryFn: ({ signal }) => doorCalls.read(role, signal),
      ...polled,
    }),
  rooms: (role: BoardRole) =>
    queryOptions({
      queryKey: [key, role, 'rooms'],
      queryFn: ({ signal }) => readRooms(role, signal),
      ...polled,
    }),
  replies: (role: BoardRole) =>
    queryOptions({
      queryKey: [key, role, 'replies'],
      queryFn: ({ signal }) => readReplies(role, signal),
      ...polled,
    }),
  repliesAbout: (role: BoardRole, id: string) =>
    queryOptions({
      queryKey: [...reservationQueries.replies(role).queryKey, id],
      queryFn: ({ signal }) => readRepliesAbout(role, id, signal),
    }),
  guestMemories: (role: BoardRole) =>
    queryOptions({
      queryKey: [key, role, 'guest-memories'],
      queryFn: ({ signal }) => readGuestMemories(role, signal),
      ...polled,
    }),
  guestMemory: (role: BoardRole, id: string) =>
    queryOptions({
      queryKey: [key, role, 'guest-memory', id],
      queryFn: ({ signal }) => readGuestMemory(role, id, signal),
      // Always fetched again, so that a dialog shows the current state.
      staleTime: 0,
    }),
  /** Reservations that new opening hours could leave outside. */
  bookedSlots: () =>
    queryOptions({
      queryKey: [key, 'admin', 'booked-slots'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/reservations/booked-slots', { signal })),
      ...polled,
    }),
  summary: (role: BoardRole) =>
    queryOptions({
      queryKey: [key, role, 'summary'],
      queryFn: ({ signal }) => reservationCalls[role].summary(signal),
      ...polled,
    }),
};
