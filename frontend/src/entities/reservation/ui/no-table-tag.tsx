import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, ApiError, type components, polled } from '@/shared/api';
import { StatusTag } from '@/shared/ui/status-tag';
import type { BoardRole, Reservation, ServiceDay } from '../api/reservation.calls';
import { reservationQueries } from '../api/reservation.queries';
import { timeSlots } from '../model/request-options';

/** The courtyard on one day. */
export type CourtyardDay = components['schemas']['CourtyardDayView'];
export type CourtyardClosing = NonNullable<CourtyardDay['closing']>;
/** The effects of closing the courtyard. */
export type ClosingPlan = components['schemas']['ClosingPlanView'];
export type ClosingOutcome = ClosingPlan['parties'][number]['outcome'];

export const courtyardQueries = {
  day: (role: BoardRole, date: string) =>
    queryOptions({
      queryKey: [...reservationQueries.all(), role, 'courtyard', date],
      queryFn: ({ signal }) =>
        answer(apiAs(role).GET('/api/staff/courtyard-closings', { params: { query: { date } }, signal })),
      ...polled,
    }),
  /** Not refetched while it is on screen: exactly the shown plan is carried out. */
  plan: (role: BoardRole, date: string, from: Reservation['preferredTime'] | '') =>
    queryOptions({
      queryKey: ['courtyard-plan', role, date, from],
      queryFn: ({ signal }) =>
        answer(
          apiAs(role).GET('/api/staff/courtyard-closings/plan', {
            params: { query: { date, ...(from && { from }) } },
            signal,
          }),
        ),
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export const courtyardCalls = {
  close: (role: BoardRole, body: components['schemas']['CloseCourtyard']) =>
    answer(apiAs(role).POST('/api/staff/courtyard-closings', { body })),
  open: (role: BoardRole, date: string) =>
    answer(apiAs(role).DELETE('/api/staff/courtyard-closings/{date}', { params: { path: { date } } })),
};

/** The current plan, if it differs from the one that was shown. */
export function planIn(error: Error): ClosingPlan | undefined {
  const problem = error instanceof ApiError ? (error.problem as { plan?: ClosingPlan } | null) : null;
  return problem?.plan;
}

/** Whether a table would be in the courtyard while that is closed. */
const isInClosedCourtyard = (
  closed: ServiceDay['courtyardClosed'],
  { area, preferredTime }: Pick<Reservation, 'area' | 'preferredTime'>,
  slots: readonly string[],
): boolean =>
  closed !== undefined &&
  area === 'courtyard' &&
  (closed.from === null || slots.indexOf(preferredTime) >= slots.indexOf(closed.from));

interface NoTableTagProps {
  of: Pick<Reservation, 'status' | 'area' | 'preferredTime'>;
  closed: ServiceDay['courtyardClosed'];
}

/** For a courtyard party that has no table while the courtyard is closed. */
export function NoTableTag({ of: reservation, closed }: NoTableTagProps) {
  if (!isInClosedCourtyard(closed, reservation, timeSlots)) return null;
  return reservation.status === 'confirmed' ? (
    <StatusTag tone="urgent">No table inside</StatusTag>
  ) : (
    <StatusTag tone="quiet">Courtyard closed</StatusTag>
  );
}
