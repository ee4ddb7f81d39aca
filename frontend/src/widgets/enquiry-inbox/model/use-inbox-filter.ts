import { type EnquiryFilter, isKind } from '@/entities/enquiry';
import { useAddress } from '@/shared/lib/address';

export const FILTER_NAMES = ['search', 'kind', 'read'] as const;

/** What the address narrows the inbox by; what it cannot mean is left out. */
export function useInboxFilter(): EnquiryFilter {
  const { parameters } = useAddress();
  const [kind, read, search] = [parameters.get('kind'), parameters.get('read'), parameters.get('search')];
  return {
    ...(isKind(kind) && { kind }),
    ...((read === 'true' || read === 'false') && { isRead: read }),
    ...(search && { search: search.slice(0, 100) }),
  };
}
