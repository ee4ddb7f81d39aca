import { useCallback, useState } from 'react';
import { type Reservation, type ReservationFilter, type ReservationStatus, slotMinutes } from '@/entities/reservation';
import { addDays, useToday } from '@/entities/restaurant';
import { useAddress } from '@/shared/lib/address';

const DATE_PATTERN = /^\d{4}-\d\d-\d\d$/;

/** 'today' and 'tomorrow' stay correct after midnight. */
export type ServiceChoice = 'requests' | 'today' | 'tomorrow' | 'date';

/** The service day that the URL names (`?service=today`, `tomorrow` or a date); null for none. */
export function useServiceDate() {
  const { parameters, change } = useAddress();
  const today = useToday();
  const tomorrow = addDays(today, 1);
  const named = parameters.get('service') ?? '';
  const isDate = DATE_PATTERN.test(named) && !Number.isNaN(Date.parse(named));
  const date = named === 'today' ? today : named === 'tomorrow' ? tomorrow : isDate ? named : null;
  const choice: ServiceChoice = date === null ? 'requests' : named === 'today' || named === 'tomorrow' ? named : 'date';

  const show = (service: string | null) => {
    change({ service, open: null, dialog: null }, { replace: false });
  };
  return {
    date,
    choice,
    choose: (wanted: ServiceChoice) => {
      if (wanted !== 'date') show(wanted === 'requests' ? null : wanted);
    },
    chooseDate: (wanted: string) => {
      show(wanted === today ? 'today' : wanted === tomorrow ? 'tomorrow' : wanted || null);
    },
  };
}

export interface Selection {
  /** Selected requests that are still pending, in the order of the list. */
  rows: readonly Reservation[];
  /** Pending requests on the days of the selected ones, selected or not. */
  ofTheDays: readonly Reservation[];
  toggle: (id: string, isSelected: boolean) => void;
  select: (rows: readonly Pick<Reservation, 'id'>[]) => void;
}

/** Requests that will be confirmed together. Decided ones are no longer selected. */
export function useSelection(all: readonly Reservation[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const pending = all.filter(({ status }) => status === 'pending');
  const rows = pending.filter(({ id }) => ids.has(id));
  const days = new Set(rows.map(({ preferredDate }) => preferredDate));
  const toggle = useCallback((id: string, isSelected: boolean) => {
    setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)));
  }, []);
  return {
    rows,
    ofTheDays: pending.filter(({ preferredDate }) => days.has(preferredDate)),
    toggle,
    select: (wanted) => {
      setIds(new Set(wanted.map(({ id }) => id)));
    },
  };
}

export const FILTER_NAMES = ['search', 'status', 'date'] as const;

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The filter in the URL, ignoring invalid values. */
export function useReservationFilter(statuses: readonly ReservationStatus[]) {
  const { parameters } = useAddress();
  const text = parameters.get('search') ?? '';
  const status = statuses.find((one) => one === parameters.get('status'));
  const date = parameters.get('date') ?? '';
  const filter: ReservationFilter = {
    ...(text && { search: text.slice(0, 100) }),
    ...(status && { status }),
    ...(DATE.test(date) && { date }),
  };
  return { filter, isNarrowed: Object.keys(filter).length > 0 };
}

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
      title: 'Upcoming',
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
