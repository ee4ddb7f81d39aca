import { foresee, foreseeRows } from '@/shared/api';
import type { Enquiry, EnquirySummary } from './enquiry.calls';
import { enquiryQueries } from './enquiry.queries';

/** Lists and figures once the enquiry counts as read, or as unread again. */
export function foreseeMark({ id, isRead: was }: Enquiry, isRead: Enquiry['isRead']) {
  const marked = (enquiry: Enquiry): Enquiry => (enquiry.id === id ? { ...enquiry, isRead } : enquiry);
  const news = Number(was === 'true') - Number(isRead === 'true');
  return [
    foreseeRows<Enquiry>(enquiryQueries.lists(), (rows) => rows.map(marked)),
    foresee<Enquiry>(enquiryQueries.one(id).queryKey, marked),
    foresee<EnquirySummary>(enquiryQueries.summary().queryKey, (summary) => ({
      ...summary,
      unread: Math.max(0, summary.unread + news),
    })),
  ];
}
