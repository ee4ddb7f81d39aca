import type { FoundKind, SearchResult } from '../api/search-result.queries';
import { isKind, kindLabels } from '@/entities/inquiry';
import { formatShortDay } from '@/entities/restaurant';
import { inWords } from '@/shared/lib/words';

/** Describes a search result in the words of its screen. */
export function detailOf(kind: FoundKind, { detail }: SearchResult): string {
  switch (kind) {
    case 'content':
      return inWords(detail);
    case 'reservation':
      return detail.replace(/^\d{4}-\d\d-\d\d/, formatShortDay);
    case 'enquiry':
      return detail.replace(/^\w+/, (word) => (isKind(word) ? kindLabels[word] : word));
    default:
      return detail;
  }
}
