import { OwnerPage } from '@/widgets/dashboard-frame';
import { IntegrationSettings } from '@/widgets/house/integration-settings';

export const AdminIntegrationsPage = () => (
  <OwnerPage title="Integrations">
    <IntegrationSettings />
  </OwnerPage>
);
