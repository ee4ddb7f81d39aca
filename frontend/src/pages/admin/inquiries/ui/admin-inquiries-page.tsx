import { OwnerPage } from '@/widgets/dashboard-frame';
import { InquiryInbox } from '@/widgets/inquiry-inbox';

export const AdminInquiriesPage = () => (
  <OwnerPage title="Inquiries">
    <InquiryInbox />
  </OwnerPage>
);
