import { integrationQueries } from '@/entities/house/integration';
import { answer, apiAs, type Change, type components, useChange } from '@/shared/api';

const addCalendar: Change<components['schemas']['AddCalendarFeed'], components['schemas']['NewCalendarFeedView']> = {
  send: (calendar) => answer(apiAs('admin').POST('/api/admin/calendar-feeds', { body: calendar })),
  failed: () => ({ title: 'Failed to add the calendar', description: 'Please try again' }),
  stale: [integrationQueries.all()],
};

export const useAddCalendar = () => useChange(addCalendar);
