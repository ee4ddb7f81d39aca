export { IntegrationSettings } from './ui/integration-settings';
