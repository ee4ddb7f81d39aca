import type { WebhookEndpoint } from '../webhook-endpoint.js';

export abstract class WebhookEndpointRepository {
  abstract add(endpoint: WebhookEndpoint): Promise<void>;
  abstract find(id: string): Promise<WebhookEndpoint | null>;
  /** @throws NoSuchWebhook */
  abstract get(id: string): Promise<WebhookEndpoint>;
  /** Ids of the token's active endpoints. */
  abstract activeOfToken(tokenId: string): Promise<string[]>;
  /** Ids of the account's active endpoints. */
  abstract activeOfAccount(accountId: string): Promise<string[]>;
  abstract save(before: WebhookEndpoint, after: WebhookEndpoint): Promise<void>;
  abstract remove(endpoint: WebhookEndpoint): Promise<void>;
}
