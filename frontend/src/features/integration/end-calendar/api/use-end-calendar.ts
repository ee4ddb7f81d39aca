import { integrationQueries } from '@/entities/house/integration';
import { answer, apiAs, type Change, useChange } from '@/shared/api';

const endCalendar: Change<{ id: string }> = {
  send: ({ id }) => answer(apiAs('admin').DELETE('/api/admin/calendar-feeds/{id}', { params: { path: { id } } })),
  done: () => ({ title: 'Calendar deleted', description: 'Its address shows nothing any more.' }),
  failed: () => ({ title: 'Failed to delete the calendar', description: 'Please try again' }),
  stale: [integrationQueries.all()],
};

export const useEndCalendar = () => useChange(endCalendar);
