import type { ReservationFilter, ReservationStatus } from '@/entities/reservation';
import { useAddress } from '@/shared/lib/address';

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
