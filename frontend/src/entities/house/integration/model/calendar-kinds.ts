import type { components } from '@/shared/api';

export type CalendarKind = components['schemas']['AddCalendarFeed']['kind'];

/** The content of each kind of calendar, in words for the owner. */
export const calendarKinds: Readonly<Record<CalendarKind, string>> = {
  confirmed: 'Confirmed tables',
  all: 'All requests, pending ones too',
};
