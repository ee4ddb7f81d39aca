import type { components } from '@/shared/api';

export type CalendarKind = components['schemas']['AddCalendarFeed']['kind'];

/** What each shows, in words for the owner. */
export const calendarKinds: Readonly<Record<CalendarKind, string>> = {
  confirmed: 'Confirmed tables',
  all: 'All requests, pending ones too',
};
