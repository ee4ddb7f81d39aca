import type { components } from '@/shared/api';

export type CalendarKind = components['schemas']['AddCalendarFeed']['kind'];

/** The content of each kind of calendar, in words for the owner. */
export const calendarKinds: Readonly<Record<CalendarKind, string>> = {
  confirmed: 'Confirmed tables',
  all: 'All requests, pending ones too',
};

export type Scope = components['schemas']['CreateAccessToken']['scopes'][number];

/** What each scope allows, in words for the owner. */
export const scopes: readonly { value: Scope; label: string }[] = [
  { value: 'reservations:read', label: 'Read table requests' },
  { value: 'reservations:write', label: 'Request tables and decide on requests' },
  { value: 'guests:read', label: 'See guests’ names, contact details and special requests' },
  { value: 'contacts:read', label: 'Read contacts who get marketing email' },
  { value: 'menu:read', label: 'Read menu, hours and address' },
  { value: 'events:read', label: 'Catch up on events' },
  { value: 'webhooks:manage', label: 'Manage webhooks' },
];
