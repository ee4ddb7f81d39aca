import { integrationQueries, type Webhook } from '@/entities/house/integration';
import { answer, apiAs, type Change, type components, useChange } from '@/shared/api';

const stale = [integrationQueries.all()];
const admin = apiAs('admin');

const switchWebhook: Change<{ id: string; isActive: boolean }, Webhook> = {
  send: ({ id, isActive }) =>
    answer(admin.PATCH('/api/admin/webhooks/{id}', { params: { path: { id } }, body: { isActive } })),
  done: (_, { isActive }) => ({
    title: isActive ? 'Webhook switched on' : 'Webhook switched off',
    description: isActive
      ? 'It hears of what happens from now on.'
      : 'It hears of nothing until it is switched on again.',
  }),
  failed: () => ({ title: 'Failed to switch the webhook', description: 'Please try again' }),
  stale,
};

const renewSecret: Change<{ id: string }, components['schemas']['SecretView']> = {
  send: ({ id }) => answer(admin.POST('/api/admin/webhooks/{id}/rotate', { params: { path: { id } } })),
  failed: () => ({ title: 'Failed to renew the secret', description: 'Please try again' }),
  stale,
};

const sendSample: Change<{ id: string; type: string }> = {
  send: ({ id, type }) =>
    answer(admin.POST('/api/admin/webhooks/{id}/test', { params: { path: { id } }, body: { type } })),
  done: () => ({ title: 'Sample sent', description: 'What was answered stands among its deliveries.' }),
  failed: () => ({ title: 'Failed to send a sample', description: 'Please try again' }),
  stale,
};

const redeliver: Change<{ id: string; deliveryId: string }> = {
  send: ({ id, deliveryId }) =>
    answer(
      admin.POST('/api/admin/webhooks/{id}/deliveries/{deliveryId}/redeliver', {
        params: { path: { id, deliveryId } },
      }),
    ),
  done: () => ({ title: 'Sent again' }),
  failed: () => ({ title: 'Failed to send it again', description: 'Please try again' }),
  stale,
};

const deleteWebhook: Change<{ id: string }> = {
  send: ({ id }) => answer(admin.DELETE('/api/admin/webhooks/{id}', { params: { path: { id } } })),
  done: () => ({ title: 'Webhook deleted' }),
  failed: () => ({ title: 'Failed to delete the webhook', description: 'Please try again' }),
  stale,
};

export const useSwitchWebhook = () => useChange(switchWebhook);
export const useRenewSecret = () => useChange(renewSecret);
export const useSendSample = () => useChange(sendSample);
export const useRedeliver = () => useChange(redeliver);
export const useDeleteWebhook = () => useChange(deleteWebhook);
