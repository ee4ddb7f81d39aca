import { useSearchParams } from 'react-router';
import { type EnquiryFilter, isKind } from '@/entities/enquiry';

export const FILTER_NAMES = ['search', 'kind', 'read'] as const;

/** What the address narrows the inbox by; what it cannot mean is left out. */
export function useInboxFilter(): EnquiryFilter {
  const [address] = useSearchParams();
  const [kind, read, search] = [address.get('kind'), address.get('read'), address.get('search')];
  return {
    ...(isKind(kind) && { kind }),
    ...((read === 'true' || read === 'false') && { isRead: read }),
    ...(search && { search: search.slice(0, 100) }),
  };
}
