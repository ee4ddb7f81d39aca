export { AddWebhookDialog } from './ui/add-webhook-dialog';
