import { useSearchParams } from 'react-router';
import type { ReservationFilter, ReservationStatus } from '@/entities/reservation';

export const FILTER_NAMES = ['search', 'status', 'date'] as const;

const DATE = /^\d{4}-\d\d-\d\d$/;

/** What the address narrows the list by; what it cannot mean is left out. */
export function useReservationFilter(statuses: readonly ReservationStatus[]) {
  const [search] = useSearchParams();
  const text = search.get('search') ?? '';
  const status = statuses.find((one) => one === search.get('status'));
  const date = search.get('date') ?? '';
  const filter: ReservationFilter = {
    ...(text && { search: text.slice(0, 100) }),
    ...(status && { status }),
    ...(DATE.test(date) && { date }),
  };
  return { filter, isNarrowed: Object.keys(filter).length > 0 };
}
