import { Link } from 'react-router';
import { SignedIn } from '@/entities/session';
import { DashboardFrame } from '@/widgets/dashboard-frame';
import { IntegrationSettings } from '@/widgets/integration-settings';

export const AdminIntegrationsPage = () => (
  <SignedIn role="admin">
    {({ name }) => (
      <DashboardFrame
        role="admin"
        title="Integrations"
        name={name}
        summary={
          <Link prefetch="intent" to="/admin/dashboard">
            Back to the dashboard
          </Link>
        }
      >
        <IntegrationSettings />
      </DashboardFrame>
    )}
  </SignedIn>
);
