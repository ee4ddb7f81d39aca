import { OwnerPage } from '@/widgets/dashboard-frame';
import { EnquiryInbox } from '@/widgets/enquiry-inbox';

export const AdminEnquiriesPage = () => (
  <OwnerPage title="Inquiries">
    <EnquiryInbox />
  </OwnerPage>
);
