import { type EnquiryFilter, type EnquiryGroup, groupOf, isKind } from '@/entities/enquiry';
import { useAddress } from '@/shared/lib/address';

export const FILTER_NAMES = ['search', 'kind', 'read'] as const;

/** Whose inbox the address shows: guests' unless it says otherwise. */
export function useInboxGroup(): EnquiryGroup {
  const { parameters } = useAddress();
  const kind = parameters.get('kind');
  if (isKind(kind)) return groupOf(kind);
  return parameters.get('group') === 'agency' ? 'agency' : 'guests';
}

/** What the address narrows the inbox by; what it cannot mean is left out. */
export function useInboxFilter(): EnquiryFilter & { group: EnquiryGroup } {
  const { parameters } = useAddress();
  const group = useInboxGroup();
  const [kind, read, search] = [parameters.get('kind'), parameters.get('read'), parameters.get('search')];
  return {
    group,
    ...(isKind(kind) && { kind }),
    ...((read === 'true' || read === 'false') && { isRead: read }),
    ...(search && { search: search.slice(0, 100) }),
  };
}
