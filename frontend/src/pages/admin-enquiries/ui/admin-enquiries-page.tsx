import { Link } from 'react-router';
import { SignedIn } from '@/entities/session';
import { DashboardFrame } from '@/widgets/dashboard-frame';
import { EnquiryInbox } from '@/widgets/enquiry-inbox';

export const AdminEnquiriesPage = () => (
  <SignedIn role="admin">
    {({ name }) => (
      <DashboardFrame
        role="admin"
        title="Inquiries"
        name={name}
        summary={
          <Link prefetch="intent" to="/admin/dashboard">
            Back to the dashboard
          </Link>
        }
      >
        <EnquiryInbox />
      </DashboardFrame>
    )}
  </SignedIn>
);
