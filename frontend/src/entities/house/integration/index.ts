export {
  type AccessToken,
  integrationQueries,
  type NewAccessToken,
  type Webhook,
  type WebhookDelivery,
} from './api/integration.queries';
export { scopes, type Scope } from './model/scopes';
export { accessTokenWords, webhookWords } from './model/trail-words';
