import { type CalendarFeed, integrationQueries } from '@/entities/house/integration';
import { answer, apiAs, type Mutation, type components, useRestMutation } from '@/shared/api';

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
