import { queryOptions } from '@tanstack/react-query';
import { answer, api, apiAs, type components } from '@/shared/api';

export type HoursSheet = components['schemas']['HoursSheetView'];
export type SpecialHours = components['schemas']['SpecialHoursView'];
export type Holiday = components['schemas']['HolidayView'];
export type HoursChange = components['schemas']['HoursChangeView'];
export type Span = components['schemas']['SpanView'];

const key = 'hours';

export const hoursQueries = {
  all: () => [key] as const,
  /** The public hours. */
  shown: () =>
    queryOptions({
      queryKey: [key, 'shown'],
      queryFn: ({ signal }) => answer(api.GET('/api/hours', { params: { query: { days: 1 } }, signal })),
    }),
  /** Everything the owner sees and changes. */
  sheet: () =>
    queryOptions({
      queryKey: [key, 'sheet'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/hours', { signal })),
    }),
};
