export { useDecideCampaign } from './api/use-decide-campaign';
export { RequestChangesDialog } from './ui/request-changes-dialog';
