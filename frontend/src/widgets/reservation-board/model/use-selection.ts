import { useCallback, useState } from 'react';
import type { Reservation } from '@/entities/reservation';

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
