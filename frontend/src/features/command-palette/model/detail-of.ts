import { isKind, kindLabels } from '@/entities/enquiry';
import type { FoundItem, FoundKind } from '@/entities/house/found-item';
import { formatShortDay } from '@/entities/restaurant';
import { inWords } from '@/shared/lib/words';

/** What is told of something found, in the words of the screen that it stands on. */
export function detailOf(kind: FoundKind, { detail }: FoundItem): string {
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
