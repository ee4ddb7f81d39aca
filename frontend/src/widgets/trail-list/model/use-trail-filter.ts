import type { TrailFilter } from '@/entities/trail';
import { useAddress } from '@/shared/lib/address';

export const FILTER_NAMES = ['search', 'by', 'kind', 'from', 'to'] as const;

const DATE = /^\d{4}-\d\d-\d\d$/;

/** What the address narrows the trail by; what it cannot mean is left out. */
export function useTrailFilter(): TrailFilter {
  const { parameters } = useAddress();
  const [text, by, subjectType, from, to] = FILTER_NAMES.map((name) => (parameters.get(name) ?? '').slice(0, 100));
  return {
    ...(text && { search: text }),
    ...(by && { by }),
    ...(subjectType && { subjectType }),
    ...(from && DATE.test(from) && { from }),
    ...(to && DATE.test(to) && { to }),
  };
}
