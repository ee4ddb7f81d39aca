import { useSearchParams } from 'react-router';
import { type ContactFilter, isContactStatus } from '@/entities/email-marketing/contact';

export const FILTER_NAMES = ['search', 'tag', 'status'] as const;

/** What the address narrows the list by; what it cannot mean is left out. */
export function useContactFilter(): ContactFilter {
  const [address] = useSearchParams();
  const [search, tag, status] = FILTER_NAMES.map((name) => address.get(name));
  return {
    ...(search && { query: search.slice(0, 100) }),
    ...(tag && { tag: tag.slice(0, 60) }),
    ...(isContactStatus(status ?? null) && { status: status as ContactFilter['status'] }),
  };
}
