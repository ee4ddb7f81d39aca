import { optimisticFigures, optimisticRows } from '@/shared/api';
import { groupOf } from '../model';
import { type Inquiry, inquiryQueries, type InquirySummary } from './inquiry.calls';

/** Lists and numbers after marking the inquiry as read or unread. */
export function optimisticMark({ id, kind, isRead: was }: Inquiry, isRead: Inquiry['isRead']) {
  const marked = (inquiry: Inquiry): Inquiry => (inquiry.id === id ? { ...inquiry, isRead } : inquiry);
  const news = Number(was === 'true') - Number(isRead === 'true');
  return [
    optimisticRows<Inquiry>(inquiryQueries.lists(), (rows) => rows.map(marked)),
    optimisticFigures<Inquiry>(inquiryQueries.one(id).queryKey, marked),
    ...[undefined, groupOf(kind)].map((group) =>
      optimisticFigures<InquirySummary>(inquiryQueries.summary(group).queryKey, (summary) => ({
        ...summary,
        unread: Math.max(0, summary.unread + news),
      })),
    ),
  ];
}
