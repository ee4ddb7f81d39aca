export {
  type AccessToken,
  type CalendarFeed,
  integrationCalls,
  integrationQueries,
  type NewAccessToken,
  type Webhook,
  type WebhookDelivery,
} from './api/integration.queries';
export { type CalendarKind, calendarKinds } from './model/calendar-kinds';
export { scopes, type Scope } from './model/scopes';
export { accessTokenWords, calendarFeedWords, webhookWords } from './model/trail-words';
