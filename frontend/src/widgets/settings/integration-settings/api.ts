import { type CalendarFeed, integrationQueries, type Webhook } from '@/entities/settings/integration';
import { answer, apiAs, type components, type Mutation, useRestMutation } from '@/shared/api';

type NewAddress = components['schemas']['NewCalendarFeedView'];

const addCalendar: Mutation<components['schemas']['AddCalendarFeed'], NewAddress> = {
  send: (calendar) => answer(apiAs('admin').POST('/api/admin/calendar-feeds', { body: calendar })),
  failed: () => ({ title: 'Couldn’t add the calendar', description: 'Please try again' }),
  invalidates: [integrationQueries.all()],
};

export const useAddCalendar = () => useRestMutation(addCalendar);

const renewCalendar: Mutation<Pick<CalendarFeed, 'id'>, NewAddress> = {
  send: ({ id }) => answer(apiAs('admin').POST('/api/admin/calendar-feeds/{id}/renew', { params: { path: { id } } })),
  failed: () => ({ title: 'Couldn’t create a new address', description: 'Please try again' }),
  invalidates: [integrationQueries.all()],
};

export const useRenewCalendar = () => useRestMutation(renewCalendar);

const invalidates = [integrationQueries.all()];
const admin = apiAs('admin');

const switchWebhook: Mutation<{ id: string; isActive: boolean }, Webhook> = {
  send: ({ id, isActive }) =>
    answer(admin.PATCH('/api/admin/webhooks/{id}', { params: { path: { id } }, body: { isActive } })),
  done: (_, { isActive }) => ({
    title: isActive ? 'Webhook turned on' : 'Webhook turned off',
    description: isActive
      ? 'New events are delivered from now on.'
      : 'No events are delivered until you turn it on again.',
  }),
  failed: () => ({ title: 'Couldn’t update the webhook', description: 'Please try again' }),
  invalidates,
};

const renewSecret: Mutation<{ id: string }, components['schemas']['SecretView']> = {
  send: ({ id }) => answer(admin.POST('/api/admin/webhooks/{id}/rotate', { params: { path: { id } } })),
  failed: () => ({ title: 'Couldn’t replace the secret', description: 'Please try again' }),
  invalidates,
};

const sendSample: Mutation<{ id: string; type: string }> = {
  send: ({ id, type }) =>
    answer(admin.POST('/api/admin/webhooks/{id}/test', { params: { path: { id } }, body: { type } })),
  done: () => ({ title: 'Sample sent', description: 'See the response under Deliveries.' }),
  failed: () => ({ title: 'Couldn’t send a sample', description: 'Please try again' }),
  invalidates,
};

const redeliver: Mutation<{ id: string; deliveryId: string }> = {
  send: ({ id, deliveryId }) =>
    answer(
      admin.POST('/api/admin/webhooks/{id}/deliveries/{deliveryId}/redeliver', {
        params: { path: { id, deliveryId } },
      }),
    ),
  done: () => ({ title: 'Sent again' }),
  failed: () => ({ title: 'Couldn’t resend it', description: 'Please try again' }),
  invalidates,
};

export const useSwitchWebhook = () => useRestMutation(switchWebhook);
export const useRenewSecret = () => useRestMutation(renewSecret);
export const useSendSample = () => useRestMutation(sendSample);
export const useRedeliver = () => useRestMutation(redeliver);
