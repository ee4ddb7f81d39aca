import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, listQueries } from '@/shared/api';

export type AccessToken = components['schemas']['AccessTokenView'];
export type NewAccessToken = components['schemas']['NewAccessTokenView'];
export type CalendarFeed = components['schemas']['CalendarFeedView'];
export type Webhook = components['schemas']['WebhookView'];
export type WebhookDelivery = components['schemas']['DeliveryView'];

const key = 'integrations';
/** Deliveries are polled often while their dialog is open. */
const DELIVERIES_POLL_MS = 5_000;

const by = (id: string) => ({ params: { path: { id } } });

export const integrationCalls = {
  deleteToken: (id: string) => apiAs('admin').DELETE('/api/admin/tokens/{id}', by(id)),
  deleteCalendar: (id: string) => apiAs('admin').DELETE('/api/admin/calendar-feeds/{id}', by(id)),
  deleteWebhook: (id: string) => apiAs('admin').DELETE('/api/admin/webhooks/{id}', by(id)),
};

export const integrationQueries = {
  all: () => [key] as const,
  tokens: () =>
    queryOptions({
      queryKey: [key, 'tokens'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/tokens', { signal })),
    }),
  calendars: () =>
    queryOptions({
      queryKey: [key, 'calendars'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/calendar-feeds', { signal })),
    }),
  webhooks: () =>
    listQueries<Webhook>({
      key: [key, 'webhooks'],
      rowsAPage: 50,
      read: (query, signal) => apiAs('admin').GET('/api/admin/webhooks', { params: { query }, signal }),
    }),
  eventTypes: () =>
    queryOptions({
      queryKey: [key, 'event-types'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/event-types', { signal })),
      staleTime: Infinity,
    }),
  deliveries: (id: string) =>
    listQueries<WebhookDelivery>({
      key: [key, 'deliveries', id],
      rowsAPage: 20,
      pollMs: DELIVERIES_POLL_MS,
      read: (query, signal) =>
        apiAs('admin').GET('/api/admin/webhooks/{id}/deliveries', { params: { path: { id }, query }, signal }),
    }),
};

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
