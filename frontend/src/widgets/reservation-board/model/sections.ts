import { type Reservation, slotMinutes } from '@/entities/reservation';

export interface Section {
  key: string;
  title: string;
  /** Whether a phone shows its cards only once someone opens it. */
  isLessUrgent?: true;
  rows: Reservation[];
}

/** Requests waiting for a reply first, then upcoming visits, then settled ones. */
export function sections(reservations: readonly Reservation[], today: string, now: number): Section[] {
  const having = (...statuses: readonly Reservation['status'][]) =>
    reservations.filter(({ status }) => statuses.includes(status)).sort(byVisit);
  const confirmed = having('confirmed');
  return [
    { key: 'waiting', title: 'Waiting for your reply', rows: lateFirst(having('pending'), now) },
    { key: 'today', title: 'Today', rows: confirmed.filter(({ preferredDate }) => preferredDate === today) },
    {
      key: 'coming',
      title: 'Coming',
      isLessUrgent: true as const,
      rows: confirmed.filter(({ preferredDate }) => preferredDate > today),
    },
    {
      key: 'passed',
      isLessUrgent: true as const,
      title: 'Confirmed, date has passed',
      rows: confirmed.filter(({ preferredDate }) => preferredDate < today),
    },
    {
      key: 'visits',
      title: 'Visits of the last 24 hours',
      isLessUrgent: true as const,
      rows: having('completed', 'no-show'),
    },
    { key: 'declined', title: 'Declined', isLessUrgent: true as const, rows: having('declined').reverse() },
  ].filter(({ rows }) => rows.length > 0);
}

/** Requests past their deadline first, the longest overdue on top; the others keep their order. */
function lateFirst(requests: readonly Reservation[], now: number): Reservation[] {
  const deadlineOf = ({ answerBy }: Reservation) => (answerBy === null ? Infinity : Date.parse(answerBy));
  const [late, inTime] = [true, false].map((isLate) => requests.filter((one) => deadlineOf(one) < now === isLate));
  return [...(late ?? []).sort((one, other) => deadlineOf(one) - deadlineOf(other)), ...(inTime ?? [])];
}

function byVisit(one: Reservation, other: Reservation): number {
  return (
    Date.parse(one.preferredDate) - Date.parse(other.preferredDate) ||
    slotMinutes(one.preferredTime) - slotMinutes(other.preferredTime)
  );
}
