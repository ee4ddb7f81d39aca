import type { MutationFunctionContext } from '@tanstack/react-query';
import { hasStatus, optimisticAnswer, optimisticFigures, optimisticRows } from '@/shared/api';
import { countedOf, slotMinutes } from '../model/request-options';
import {
  type BoardRole,
  type Reservation,
  reservationCalls,
  type ReservationFigures,
  type ReservationStatus,
  type ServiceDay,
} from './reservation.calls';
import { reservationQueries } from './reservation.queries';

/** A reservation's current status; undefined if neither list contains it. */
export async function readStatus(
  { client }: MutationFunctionContext,
  role: BoardRole,
  id: string,
): Promise<ReservationStatus | undefined> {
  const lists = [reservationQueries.current(role), ...(role === 'admin' ? [reservationQueries.history()] : [])];
  const pages = await Promise.all(lists.map((list) => client.query({ ...list.page(), staleTime: 0 })));
  return pages.flatMap(({ rows }) => rows).find((row) => row.id === id)?.status;
}

/** The current reservation; null if it was deleted. */
export async function readNow(role: BoardRole, id: string, signal: AbortSignal): Promise<Reservation | null> {
  try {
    return await reservationCalls[role].one(id, signal);
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

interface Decision {
  id: Reservation['id'];
  from: ReservationStatus;
  to: ReservationStatus;
  /** Whether the visit is today. */
  isToday?: boolean;
}

const figure = (status: ReservationStatus) => (status === 'no-show' ? 'noShow' : status);

const byTime = (one: Reservation, other: Reservation) =>
  slotMinutes(one.preferredTime) - slotMinutes(other.preferredTime);

/** Guests without an area count inside, as on the server. */
const guestsByArea = (rows: readonly Reservation[]) => ({
  inside: countedOf(rows.filter(({ area }) => area !== 'courtyard')).covers,
  courtyard: countedOf(rows.filter(({ area }) => area === 'courtyard')).covers,
});

/** A service day after a decision on one of its requests. */
function decided(day: ServiceDay, decision: Decision): ServiceDay {
  const all = [...day.reservations, ...day.waiting, ...day.arrived, ...day.missed].map((row) =>
    row.id === decision.id ? become(row, decision.to) : row,
  );
  const having = (...statuses: ReservationStatus[]) =>
    all.filter(({ status }) => statuses.includes(status)).sort(byTime);
  const hadOutcome = (outcome: Reservation['outcome']) => all.filter((row) => row.outcome === outcome).sort(byTime);
  const reservations = having('confirmed');
  const arrived = hadOutcome('completed');
  const guests = [...reservations, ...arrived];
  const slots = day.slots.map(({ time, byArea }) => {
    const arriving = guests.filter(({ preferredTime }) => preferredTime === time);
    return { time, ...countedOf(arriving), byArea: byArea && guestsByArea(arriving) };
  });
  return {
    ...day,
    ...countedOf(guests),
    expected: countedOf(reservations),
    slots,
    reservations,
    here: countedOf(arrived.filter(({ leftAt }) => leftAt === null)),
    arrived,
    missed: hadOutcome('no-show'),
    waiting: having('pending'),
  };
}

/** An archived visit keeps its outcome. */
function become(row: Reservation, status: ReservationStatus): Reservation {
  if (status === 'archived') return { ...row, status };
  if (status === 'completed' || status === 'no-show')
    return { ...row, status, outcome: status, completedAt: new Date().toISOString(), leftAt: null };
  return { ...row, status, outcome: null, completedAt: null, leftAt: null };
}

/** Board, service day, history and numbers after a decision. */
export function optimisticDecision(role: BoardRole, decision: Decision) {
  const { id, from, to, isToday = false } = decision;
  const today = isToday ? Number(to === 'confirmed') - Number(from === 'confirmed') : 0;
  const becomes = (rows: readonly Reservation[]) => rows.map((row) => (row.id === id ? become(row, to) : row));
  const leaves = (rows: readonly Reservation[]) => rows.filter((row) => row.id !== id);
  const isPast = to === 'archived';
  return [
    optimisticRows<Reservation>(reservationQueries.boards(role), isPast ? leaves : becomes),
    optimisticRows<Reservation>(reservationQueries.past(), isPast ? becomes : leaves),
    optimisticAnswer<ServiceDay>(reservationQueries.serviceDays(role), (day) => decided(day, decision)),
    optimisticFigures<ReservationFigures>(reservationQueries.summary(role).queryKey, (figures) => ({
      ...figures,
      [figure(from)]: figures[figure(from)] - 1,
      [figure(to)]: figures[figure(to)] + 1,
      confirmedToday: figures.confirmedToday + today,
    })),
  ];
}
