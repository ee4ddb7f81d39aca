export {
  type AccessToken,
  type CalendarFeed,
  integrationCalls,
  integrationQueries,
  type NewAccessToken,
  type Webhook,
  type WebhookDelivery,
} from './api';
export { type CalendarKind, calendarKinds, type Scope, scopes } from './model';
