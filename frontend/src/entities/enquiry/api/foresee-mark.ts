import { foresee, foreseeRows } from '@/shared/api';
import { groupOf } from '../model/kinds';
import type { Enquiry, EnquirySummary } from './enquiry.calls';
import { enquiryQueries } from './enquiry.queries';

/** Lists and figures once the enquiry counts as read, or as unread again. */
export function foreseeMark({ id, kind, isRead: was }: Enquiry, isRead: Enquiry['isRead']) {
  const marked = (enquiry: Enquiry): Enquiry => (enquiry.id === id ? { ...enquiry, isRead } : enquiry);
  const news = Number(was === 'true') - Number(isRead === 'true');
  return [
    foreseeRows<Enquiry>(enquiryQueries.lists(), (rows) => rows.map(marked)),
    foresee<Enquiry>(enquiryQueries.one(id).queryKey, marked),
    ...[undefined, groupOf(kind)].map((group) =>
      foresee<EnquirySummary>(enquiryQueries.summary(group).queryKey, (summary) => ({
        ...summary,
        unread: Math.max(0, summary.unread + news),
      })),
    ),
  ];
}
