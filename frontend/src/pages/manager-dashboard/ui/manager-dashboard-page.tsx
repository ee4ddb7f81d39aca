import { SignedIn } from '@/entities/session';
import { DashboardFrame } from '@/widgets/dashboard-frame';

export const ManagerDashboardPage = () => (
  <SignedIn role="manager">
    {({ name }) => (
      <DashboardFrame
        role="manager"
        title="Site Manager Dashboard"
        name={name}
        summary={<p>You are signed in. Your password and your sessions are in the account menu above.</p>}
        tabs={[]}
      />
    )}
  </SignedIn>
);
