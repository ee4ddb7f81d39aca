import { integrationQueries } from '@/entities/house/integration';
import { answer, apiAs, type Change, useChange } from '@/shared/api';

const endCalendar: Change<{ id: string }> = {
  send: ({ id }) => answer(apiAs('admin').DELETE('/api/admin/calendar-feeds/{id}', { params: { path: { id } } })),
  done: () => ({ title: 'Calendar deleted', description: 'Its address no longer works.' }),
  failed: () => ({ title: 'Couldn’t delete the calendar', description: 'Please try again' }),
  stale: [integrationQueries.all()],
};

export const useEndCalendar = () => useChange(endCalendar);
