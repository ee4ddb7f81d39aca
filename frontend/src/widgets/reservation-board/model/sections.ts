import { type Reservation, slotMinutes } from '@/entities/reservation';

export interface Section {
  title: string;
  rows: Reservation[];
}

/** What waits for us first, then who comes next, then what is settled. */
export function sections(reservations: readonly Reservation[], today: string): Section[] {
  const having = (...statuses: readonly Reservation['status'][]) =>
    reservations.filter(({ status }) => statuses.includes(status)).sort(byVisit);
  const confirmed = having('confirmed');
  return [
    { title: 'Waiting for your answer', rows: having('pending') },
    { title: 'Today', rows: confirmed.filter(({ preferredDate }) => preferredDate === today) },
    { title: 'Coming', rows: confirmed.filter(({ preferredDate }) => preferredDate > today) },
    { title: 'Confirmed, date has passed', rows: confirmed.filter(({ preferredDate }) => preferredDate < today) },
    { title: 'Visits of the last 24 hours', rows: having('completed', 'no-show') },
    { title: 'Declined', rows: having('declined').reverse() },
  ].filter(({ rows }) => rows.length > 0);
}

function byVisit(one: Reservation, other: Reservation): number {
  return (
    one.preferredDate.localeCompare(other.preferredDate) ||
    slotMinutes(one.preferredTime) - slotMinutes(other.preferredTime)
  );
}
