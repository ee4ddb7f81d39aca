import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { ENQUIRY_KINDS, type EnquiryKind } from '../../domain/enquiry.js';

/** SQL for the number of inquiries of these kinds, optionally only read or unread ones. */
export function countOf(kinds: readonly EnquiryKind[] = ENQUIRY_KINDS, isRead?: boolean): string {
  const states = isRead === undefined ? [true, false] : [isRead];
  return counterOf('enquiries', ...kinds.flatMap((kind) => states.map((state) => `${kind}/${String(state)}`)));
}
