import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { IntegrationSettings } from '@/widgets/settings/integration-settings';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Integrations" />;

export default function AdminIntegrationsPage() {
  return (
    <OwnerPage title="Integrations">
      <IntegrationSettings />
    </OwnerPage>
  );
}
