import { integrationQueries } from '@/entities/house/integration';
import { answer, apiAs, type Change, type components, useChange } from '@/shared/api';

const addWebhook: Change<components['schemas']['AddWebhook'], components['schemas']['NewWebhookView']> = {
  send: (webhook) => answer(apiAs('admin').POST('/api/admin/webhooks', { body: webhook })),
  failed: () => ({ title: 'Couldn’t add the webhook', description: 'Please check the address and try again' }),
  stale: [integrationQueries.all()],
};

export const useAddWebhook = () => useChange(addWebhook);
