import { foresee, foreseeAnswer, foreseeRows } from '@/shared/api';
import { partySeats, slotMinutes } from '../model/request-options';
import type { BoardRole, Reservation, ReservationFigures, ReservationStatus, ServiceDay } from './reservation.calls';
import { reservationQueries } from './reservation.queries';

interface Decision {
  id: Reservation['id'];
  from: ReservationStatus;
  to: ReservationStatus;
}

const figure = (status: ReservationStatus) => (status === 'no-show' ? 'noShow' : status);

const byTime = (one: Reservation, other: Reservation) =>
  slotMinutes(one.preferredTime) - slotMinutes(other.preferredTime);

const expected = (rows: readonly Reservation[]) => ({
  covers: rows.reduce((sum, { partySize }) => sum + partySeats(partySize), 0),
  parties: rows.length,
});

/** Who has not said where sits inside, until the server says otherwise. */
const guestsByArea = (rows: readonly Reservation[]) => ({
  inside: expected(rows.filter(({ area }) => area !== 'courtyard')).covers,
  courtyard: expected(rows.filter(({ area }) => area === 'courtyard')).covers,
});

/** A day of service once one of its requests is decided. */
function decided(day: ServiceDay, { id, to }: Decision): ServiceDay {
  const open = [...day.reservations, ...day.waiting].map((row) => (row.id === id ? { ...row, status: to } : row));
  const having = (status: ReservationStatus) => open.filter((row) => row.status === status).sort(byTime);
  const reservations = having('confirmed');
  const slots = day.slots.map(({ time, byArea }) => {
    const arriving = reservations.filter(({ preferredTime }) => preferredTime === time);
    return { time, ...expected(arriving), byArea: byArea && guestsByArea(arriving) };
  });
  return { ...day, ...expected(reservations), slots, reservations, waiting: having('pending') };
}

/** Board, day of service, history and figures as they will be. */
export function foreseeDecision(role: BoardRole, decision: Decision) {
  const { id, from, to } = decision;
  const becomes = (rows: readonly Reservation[]) => rows.map((row) => (row.id === id ? { ...row, status: to } : row));
  const leaves = (rows: readonly Reservation[]) => rows.filter((row) => row.id !== id);
  const isPast = to === 'archived';
  return [
    foreseeRows<Reservation>(reservationQueries.boards(role), isPast ? leaves : becomes),
    foreseeRows<Reservation>(reservationQueries.past(), isPast ? becomes : leaves),
    foreseeAnswer<ServiceDay>(reservationQueries.serviceDays(role), (day) => decided(day, decision)),
    foresee<ReservationFigures>(reservationQueries.summary(role).queryKey, (figures) => ({
      ...figures,
      [figure(from)]: figures[figure(from)] - 1,
      [figure(to)]: figures[figure(to)] + 1,
    })),
  ];
}
