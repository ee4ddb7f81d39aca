export { AdminIntegrationsPage } from './ui/admin-integrations-page';
