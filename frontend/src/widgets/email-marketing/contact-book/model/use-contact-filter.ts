import { type ContactFilter, isContactStatus } from '@/entities/email-marketing/contacts';
import { useAddress } from '@/shared/lib/address';

export const FILTER_NAMES = ['search', 'tag', 'status'] as const;

/** What the address narrows the list by; what it cannot mean is left out. */
export function useContactFilter(): ContactFilter {
  const { parameters } = useAddress();
  const [search, tag, status] = FILTER_NAMES.map((name) => parameters.get(name));
  return {
    ...(search && { query: search.slice(0, 100) }),
    ...(tag && { tag: tag.slice(0, 60) }),
    ...(isContactStatus(status ?? null) && { status: status as ContactFilter['status'] }),
  };
}
