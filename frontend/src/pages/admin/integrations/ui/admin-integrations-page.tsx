import { OwnerPage } from '@/widgets/dashboard-frame';
import { IntegrationSettings } from '@/widgets/settings/integration-settings';

export const AdminIntegrationsPage = () => (
  <OwnerPage title="Integrations">
    <IntegrationSettings />
  </OwnerPage>
);
