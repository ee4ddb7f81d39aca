import { Link } from 'react-router';
import { SignedIn } from '@/entities/session';
import { DashboardFrame } from '@/widgets/dashboard-frame';
import { TrailList } from '@/widgets/trail-list';

export const AdminTrailPage = () => (
  <SignedIn role="admin">
    {({ name }) => (
      <DashboardFrame
        role="admin"
        title="Activity"
        name={name}
        summary={
          <Link prefetch="intent" to="/admin/dashboard">
            Back to the dashboard
          </Link>
        }
      >
        <TrailList />
      </DashboardFrame>
    )}
  </SignedIn>
);
