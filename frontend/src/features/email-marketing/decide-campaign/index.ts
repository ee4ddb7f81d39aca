export { useDecideAutomation, useDecideCampaign } from './api/use-decide';
export { AutomationChangesDialog, CampaignChangesDialog } from './ui/request-changes-dialog';
