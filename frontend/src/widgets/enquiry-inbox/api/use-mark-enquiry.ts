import { type Enquiry, enquiryCalls, enquiryQueries, foreseeMark } from '@/entities/enquiry';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

interface Mark {
  enquiry: Enquiry;
  isRead: Enquiry['isRead'];
}

const markEnquiry: Change<Mark> = {
  send: ({ enquiry, isRead }) => enquiryCalls.mark(enquiry.id, isRead),
  failed: () => ({ title: 'Couldn’t update the inquiry', description: 'Please try again.' }),
  stale: [enquiryQueries.all(), trailQueries.all()],
  sendsLatest: true,
  optimistic: ({ enquiry, isRead }) => foreseeMark(enquiry, isRead),
};

export const useMarkEnquiry = () => useChange(markEnquiry);
