import type { WebhookEndpoint } from '../webhook-endpoint.js';

export abstract class WebhookEndpointRepository {
  abstract add(endpoint: WebhookEndpoint): Promise<void>;
  abstract find(id: string): Promise<WebhookEndpoint | null>;
  /** @throws NoSuchWebhook */
  abstract get(id: string): Promise<WebhookEndpoint>;
  abstract save(before: WebhookEndpoint, after: WebhookEndpoint): Promise<void>;
  abstract remove(endpoint: WebhookEndpoint): Promise<void>;
}
