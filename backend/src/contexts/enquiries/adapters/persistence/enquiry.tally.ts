import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { ENQUIRY_KINDS, type EnquiryKind } from '../../domain/enquiry.js';

/** SQL for how many enquiries of these kinds there are; of those alone that are read, or not, when it is said. */
export function countOf(kinds: readonly EnquiryKind[] = ENQUIRY_KINDS, isRead?: boolean): string {
  const states = isRead === undefined ? [true, false] : [isRead];
  return counterOf('enquiries', ...kinds.flatMap((kind) => states.map((state) => `${kind}/${String(state)}`)));
}
